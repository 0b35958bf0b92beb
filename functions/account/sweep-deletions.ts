import { postponeDeletion, runDeletion, type DeletionDeps } from './delete-account.ts';

const PAGE = 20;

/**
 * Resumes unfinished deletions, after a crash, a failed step or a call that ran out of time. A
 * failing deletion is postponed and does not stop the others. Returns how many are finished and
 * unfinished.
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
