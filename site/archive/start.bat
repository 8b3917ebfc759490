@echo off
rem Opens Chromino in the browser; the Python of this computer serves the page.
rem Options are passed on: --no-open opens no browser, --port 8000 chooses another address.
setlocal
title Chromino

rem Windows looks for programs in the current folder first, which may be full of downloads.
set "NoDefaultCurrentDirectoryInExePath=1"

rem Whoever opens this inside the archive gets this one file, and nothing beside it.
if not exist "%~dp0serve.py" goto packed

rem Windows has a "python" that only leads to a shop, so each one has to show that it works.
set "check=import sys; sys.exit(sys.version_info < (3, 9))"
set "python="
py -3 -c "%check%" >nul 2>nul && set "python=py -3"
if not defined python python -c "%check%" >nul 2>nul && set "python=python"
if not defined python python3 -c "%check%" >nul 2>nul && set "python=python3"
if not defined python goto missing

%python% "%~dp0serve.py" %*
if errorlevel 1 pause
exit /b

:packed
echo.
echo Please unpack the whole archive first: right-click it and choose "Extract All".
echo Then open "%~nx0" in the new folder.
echo.
pause
exit /b 1

:missing
echo.
echo Chromino is a page for the browser, and needs a program that serves it.
echo Python does that, 3.9 or newer, but there is none on this computer.
echo.
echo   * Install Python from the Microsoft Store or from https://www.python.org/downloads/
echo     and start this again.
echo   * Or put the folder "page" on any web server, and open it from there.
echo.
echo READ ME.txt tells it in other languages, too.
start "" "%~dp0READ ME.txt"
pause
exit /b 1
