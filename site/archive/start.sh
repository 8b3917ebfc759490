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

# What is missing, 3.9 or newer, in the language of the system.
case ${LC_ALL:-${LC_MESSAGES:-$LANG}} in
@missing@
esac
echo "
$why

  * $install
    $unix
  * $server

English, Français, Українська, 中文: READ ME.txt
"
if [ -t 0 ]; then
  echo "$close"
  read -r _
fi
exit 1
