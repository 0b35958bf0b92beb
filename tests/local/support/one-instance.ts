import { rmSync } from 'node:fs';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createInstance, Launch, waitForCleanup, type TestInstance } from './launcher.ts';

/** Creates an instance for the tests of a file. One test after another starts and ends it. */
export function oneInstance(name: string) {
  let instance: TestInstance;
  let launch: Launch | undefined;
  beforeAll(async () => {
    instance = await createInstance(name);
  });
  afterEach(async () => {
    // After a failed test, the launcher may still be running.
    launch?.interrupt();
    await launch?.ended();
    launch = undefined;
  });
  afterAll(() => {
    rmSync(instance.root, { recursive: true, force: true });
  });
  return {
    current: () => instance,
    start: (...command: string[]): Launch => {
      launch = new Launch(instance, command.length > 0 ? { command } : {});
      return launch;
    },
    /** Waits for the end of the run and of all its processes. Returns the exit code. */
    waitForEnd: async (running: Launch): Promise<number | null> => {
      launch = undefined;
      const code = await running.ended();
      expect(await waitForCleanup(instance)).toEqual([]);
      return code;
    },
  };
}
