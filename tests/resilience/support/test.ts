import { testVariables } from '../../support/test-stack.ts';
import { test as base } from '../../support/browser.ts';
import { FaultStack } from './fault-stack.ts';

/** Playwright's test on a stack of its own, whose parts the test breaks. */
export const test = base.extend<object, { stack: FaultStack }>({
  stack: [
    async ({}, use) => {
      const stack = await FaultStack.start();
      // What a test itself asks for, it asks of this one.
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
