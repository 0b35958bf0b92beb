import { postponeDeletion, runDeletion, type DeletionDeps } from './delete-account.ts';

const PAGE = 20;

/**
 * Goes on with the deletions that were begun and not finished: a function died, a step failed, or it
 * was too much for one call. One that fails waits longer and keeps no other from going. How many were
 * finished, and how many were not.
 */
export async function sweepDeletions(
  deps: DeletionDeps,
): Promise<{ finished: number; unfinished: number }> {
  const report = { finished: 0, unfinished: 0 };
  for (const job of await deps.deletions.listDue(new Date(), PAGE)) {
    if (!deps.hasTime()) break;
    try {
      const isFinished = await runDeletion(deps, job);
      report[isFinished ? 'finished' : 'unfinished'] += 1;
    } catch (thrown) {
      report.unfinished += 1;
      await postponeDeletion(deps, job, thrown);
    }
  }
  return report;
}
