import { testEnvironment } from '../../support/test-stack.ts';
import { test as base } from '../../support/browser.ts';
import { FaultStack } from './fault-stack.ts';

/** How long a step may take while a part of the stack recovers. */
export const SLOW_TIMEOUT = { timeout: 60_000 };

/** Playwright's test on a stack of its own, whose parts the test pauses and kills. */
export const test = base.extend<object, { stack: FaultStack }>({
  stack: [
    async ({}, use) => {
      const stack = await FaultStack.start();
      // The test's own requests go to this stack as well.
      Object.assign(process.env, testEnvironment(stack.addresses));
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 400_000 },
  ],

  baseURL: async ({ stack }, use) => {
    await use(stack.addresses.site);
  },
});

export { expect } from '@playwright/test';
