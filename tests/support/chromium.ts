import { findBrowser } from './find-browser.ts';
import type { LaunchOptions } from '@playwright/test';

const installed = findBrowser();

/** An installed Chromium or Chrome first; Playwright's own download where there is none. */
export const BROWSER_LAUNCH: LaunchOptions = {
  ...(installed !== null && { executablePath: installed }),
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
