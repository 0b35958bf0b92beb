import { logError } from './log.ts';

async function succeeds(name: string, run: () => Promise<void>): Promise<boolean> {
  try {
    await run();
    return true;
  } catch (thrown) {
    logError('run failed', { function: name }, thrown);
    return false;
  }
}

/**
 * What a trigger or a schedule throws is written down by the platform as it is, and it quotes what it
 * was given. So it goes through our log, which takes out what is personal, and the platform hears
 * only that the run has failed and is to be tried again, without the cause.
 */
export function logFailures<Event>(
  name: string,
  run: (event: Event) => Promise<void>,
): (event: Event) => Promise<void> {
  return async (event) => {
    if (await succeeds(name, () => run(event))) return;
    throw new Error(`${name} failed: see the line before`);
  };
}
