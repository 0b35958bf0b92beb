import { findBrowser } from './find-browser.ts';
import type { LaunchOptions } from '@playwright/test';

const installed = findBrowser();

/** Launches the installed Chromium or Chrome, or else the browser that Playwright downloaded. */
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
