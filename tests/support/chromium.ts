import { existsSync } from 'node:fs';
import type { LaunchOptions } from '@playwright/test';

const BROWSERS = [
  process.env['CHROME_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const installed = BROWSERS.find((path) => path !== undefined && existsSync(path));

/** An installed Chromium or Chrome first; Playwright's own download where there is none. */
export const BROWSER_LAUNCH: LaunchOptions = {
  ...(installed !== undefined && { executablePath: installed }),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ],
};
