import { chromium, type Browser } from '@playwright/test';
import { BROWSER_LAUNCH } from '../support/chromium.ts';

/** The browser of the e2e tests. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch(BROWSER_LAUNCH);
}
