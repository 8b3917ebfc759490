#!/bin/sh
# Opens Chromino in the browser; the Python of this computer serves the page.
# Options are passed on: --no-open opens no browser, --port 8000 chooses another address.

case $0 in
  */*) here=${0%/*} ;;
  *) here=. ;;
esac

for python in python3 python; do
  if "$python" -c 'import sys; sys.exit(sys.version_info < (3, 9))' >/dev/null 2>&1; then
    exec "$python" "$here/serve.py" "$@"
  fi
done

echo "
Chromino is a page for the browser, and needs a program that serves it.
Python does that, 3.9 or newer, but there is none on this computer.

  * Install Python, then start this again. On Linux, it is among the programs
    of your system. macOS may offer “command line developer tools”: they have it.
    Everywhere, it comes from https://www.python.org/downloads/
  * Or put the folder “page” on any web server, and open it from there.

Français, Українська, 中文: READ ME.txt
"
if [ -t 0 ]; then
  echo "Press Enter to close this window."
  read -r _
fi
exit 1
