import { rmSync } from 'node:fs';
import type { Addresses } from '@doorstep/local/stack/addresses.ts';
import { createInstance, Launch, waitForCleanup } from '../../local/support/launcher.ts';
import { readStack } from '../../support/stack.ts';

/**
 * Returns the stack in DOORSTEP_STACK, or starts one without demo data. `close` stops a stack that
 * was started.
 */
export async function openStack(
  name: string,
): Promise<{ stack: Addresses; close: () => Promise<void> }> {
  if (process.env['DOORSTEP_STACK']) {
    return { stack: readStack(), close: () => Promise.resolve() };
  }
  const instance = await createInstance(name);
  const launch = new Launch(instance);
  const stack = await launch.ready();
  return {
    stack,
    close: async () => {
      launch.interrupt();
      await launch.ended();
      await waitForCleanup(instance);
      rmSync(instance.root, { recursive: true, force: true });
    },
  };
}
