import { isDeepStrictEqual } from 'node:util';
import { withTimeout } from '@doorstep/domain/with-timeout';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Change, FirestoreEvent } from 'firebase-functions/firestore';
import { logError, logInfo } from './log.ts';

/** The write of a document that a trigger listens to. */
interface DocumentWrite {
  /** The document's id. */
  id: string;
  before: DocumentSnapshot;
  after: DocumentSnapshot;
  /** The same for repeated events of one write. */
  eventId: string;
  /** The time of the write. */
  at: Date;
}

/** One thing that follows a write of a document. */
export interface TriggerStep {
  /** The name in the log. */
  name: string;
  on: readonly ('created' | 'updated' | 'deleted')[];
  /** An update starts the step only if it changed one of these fields; without them, always. */
  fields?: readonly string[];
  /** The time limit. */
  seconds: number;
  /**
   * Runs the step, which is idempotent: events are repeated and arrive in any order, and a retry
   * repeats the finished steps of its trigger. `signal` aborts when the time is over.
   */
  run: (write: DocumentWrite, signal: AbortSignal) => Promise<void>;
}

/** Checks whether a write is one that the step answers to. */
function answers({ on, fields }: TriggerStep, { before, after }: DocumentWrite): boolean {
  if (!after.exists) return before.exists && on.includes('deleted');
  if (!before.exists) return on.includes('created');
  const isChanged = (field: string) => !isDeepStrictEqual(before.get(field), after.get(field));
  return on.includes('updated') && (fields === undefined || fields.some(isChanged));
}

/** Runs a step within its time limit. Logs its end, and returns whether it succeeded. */
async function succeeds({ name, seconds, run }: TriggerStep, write: DocumentWrite) {
  const controller = new AbortController();
  const started = performance.now();
  try {
    await withTimeout(name, run(write, controller.signal), seconds * 1000);
    logInfo('step finished', { step: name, duration_ms: Math.round(performance.now() - started) });
    return true;
  } catch (thrown) {
    logError('step failed', { step: name }, thrown);
    return false;
  } finally {
    controller.abort();
  }
}

/**
 * Runs the steps that answer to a write, one after the other. A failed one does not stop those
 * after it. Throws in the end if one has failed, so that the platform retries.
 */
export async function runSteps(
  steps: readonly TriggerStep[],
  { id: eventId, time, data }: FirestoreEvent<Change<DocumentSnapshot> | undefined>,
): Promise<void> {
  if (!data) return;
  const { before, after } = data;
  const at = after.updateTime?.toDate() ?? new Date(time);
  const write = { id: after.id, before, after, eventId, at };
  const failed: string[] = [];
  for (const step of steps) {
    if (answers(step, write) && !(await succeeds(step, write))) failed.push(step.name);
  }
  if (failed.length > 0) throw new Error(`failed steps: ${failed.join(', ')}`);
}
