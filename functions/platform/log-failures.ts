import { correlate, correlationIdOfWrite } from './correlation.ts';
import { logError } from './log.ts';
import { withReports } from './pending-reports.ts';

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
 * Wraps a trigger or schedule. It continues the action that wrote its document
 * (`correlationField`), or starts one. The platform logs a thrown error unchanged, and its message
 * can contain personal data. The wrapper logs the error redacted and throws one without a cause, so
 * that the platform only learns that it must retry.
 */
export function logFailures<Event>(
  name: string,
  run: (event: Event) => Promise<void>,
): (event: Event) => Promise<void> {
  return async (event) => {
    const runs = () => withReports(() => succeeds(name, () => run(event)));
    if (await correlate(correlationIdOfWrite(event), runs)) return;
    throw new Error(`${name} failed: see the log entry before this one`);
  };
}
