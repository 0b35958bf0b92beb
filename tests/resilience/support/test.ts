import { testEnvironment } from '../../support/test-stack.ts';
import { test as base } from '../../support/browser/test-fixtures.ts';
import wakeFunctions from '../../support/browser/wake-functions.ts';
import { FaultStack } from './fault-stack.ts';

/** The timeout for steps while a part of the stack recovers. */
export const SLOW_TIMEOUT = { timeout: 60_000 };

/** Extends the browser test with a separate stack, whose components the test can pause and kill. */
export const test = base.extend<object, { stack: FaultStack }>({
  stack: [
    async ({}, use) => {
      const stack = await FaultStack.start();
      // Direct requests of the test also use this stack.
      Object.assign(process.env, testEnvironment(stack.addresses));
      await wakeFunctions();
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
