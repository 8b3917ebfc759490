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

rem What is missing, 3.9 or newer, is told in the language of the system, whose letters need UTF-8.
:packed
call :language
goto packed_%language%

:missing
call :language
start "" "%~dp0READ ME.txt"
goto missing_%language%

:language
set "language=en"
for /f "tokens=3" %%a in ('reg query "HKCU\Control Panel\International" /v LocaleName 2^>nul') do set "locale=%%a"
if /i "%locale:~0,2%"=="fr" set "language=fr"
if /i "%locale:~0,2%"=="uk" set "language=uk"
if /i "%locale:~0,2%"=="zh" set "language=zh"
if not "%language%"=="en" chcp 65001 >nul
exit /b
@told@
