import { chromium, type Browser } from '@playwright/test';
import { BROWSER_LAUNCH } from '../support/chromium.ts';

/** The browser of the e2e tests, which ends with this process: interrupted, that waits for its stack. */
export function launchBrowser(): Promise<Browser> {
  const signals = { handleSIGINT: false, handleSIGTERM: false, handleSIGHUP: false };
  return chromium.launch({ ...BROWSER_LAUNCH, ...signals });
}
