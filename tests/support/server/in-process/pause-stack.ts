import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { instancePaths } from '@doorstep/local/stack/paths.ts';
import { readStack } from '../../stack.ts';
import { stackFolder } from '../stack-folder.ts';
import { until } from '../until.ts';

/** Tells the Functions emulator whether to run triggers. */
async function switchTriggers(to: 'enable' | 'disable'): Promise<void> {
  const url = `${readStack().hub}/functions/${to}BackgroundTriggers`;
  const response = await fetch(url, { method: 'PUT' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}

const pauseFile = () => instancePaths(path.basename(stackFolder())).schedulesPaused;

/**
 * Pauses the triggers and the schedules of the stack, because the tests run their own. A schedule
 * would change what a test has written.
 */
export async function setup(): Promise<void> {
  await switchTriggers('disable');
  writeFileSync(pauseFile(), 'asked');
  const isPaused = () => Promise.resolve(readFileSync(pauseFile(), 'utf8') === 'paused');
  try {
    await until('no schedule runs', isPaused);
  } catch (error) {
    await teardown();
    throw error;
  }
}

export async function teardown(): Promise<void> {
  rmSync(pauseFile(), { force: true });
  await switchTriggers('enable');
}
