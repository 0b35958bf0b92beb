import { defineConfig } from '@playwright/test';
import { BROWSER_LAUNCH } from './support/chromium.ts';
import { readStack } from './support/stack.ts';

// Other tools read this file too, without a stack.
const baseURL = process.env['DOORSTEP_STACK'] ? readStack().site : undefined;

/** Run by `npm test`, which starts the stack first and reads the JSON report. */
export default defineConfig({
  testDir: './e2e',
  outputDir: '../test-results',
  forbidOnly: true,
  retries: 0,
  workers: 1,
  timeout: 90_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json']],
  use: {
    ...(baseURL !== undefined && { baseURL }),
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
    launchOptions: BROWSER_LAUNCH,
  },
});
