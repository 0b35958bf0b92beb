import { testVariables } from '../../support/test-stack.ts';
import { test as base } from '../../support/browser.ts';
import { FaultStack } from './fault-stack.ts';

/** Playwright's test with a separate stack for faults. */
export const test = base.extend<object, { stack: FaultStack }>({
  stack: [
    async ({}, use) => {
      const stack = await FaultStack.start();
      // The helpers of the tests use this stack.
      Object.assign(process.env, testVariables(stack.addresses));
      await use(stack);
      await stack.stop();
    },
    { scope: 'worker', timeout: 240_000 },
  ],

  baseURL: async ({ stack }, use) => {
    await use(stack.addresses.site);
  },
});

export { expect } from '@playwright/test';
