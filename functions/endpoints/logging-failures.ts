import { logError } from '../lib/log.ts';

/**
 * What a trigger or a schedule throws is written down by the platform as it is, and it quotes what it
 * was given. So it goes through our log, which takes out what is personal, and the platform hears
 * only that the run has failed and is to be tried again.
 */
export function loggingFailures<Event>(
  name: string,
  run: (event: Event) => Promise<void>,
): (event: Event) => Promise<void> {
  return async (event) => {
    try {
      await run(event);
    } catch (thrown) {
      logError('run failed', { function: name }, thrown);
      // eslint-disable-next-line preserve-caught-error -- the cause is what must not reach the platform
      throw new Error(`${name} failed: see the line before`);
    }
  };
}
