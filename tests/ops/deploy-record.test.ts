import { withLive } from '@doorstep/ops/configuration/site/live-release.ts';
import { operations } from '@doorstep/ops/data-check/checks/operations.ts';
import { toStored } from '@doorstep/ops/data-check/documents.ts';
import { createProjectRecord } from '@doorstep/ops/deploy/live/project-record.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, beforeEach, expect, it } from 'vitest';

// A project of its own, because its lock would reach other tests.
const app = initializeApp({ projectId: 'demo-deploys' }, 'demo-deploys');
const db = getFirestore(app);
const lockDocument = db.doc('operations/deploy_lock');
const record = createProjectRecord(db);

const NOW = new Date('2026-05-04T12:00:00Z');
const hoursLater = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const request = { what: 'deploying v1.2.0', takeOver: false, now: NOW };

beforeEach(() => lockDocument.delete());
afterAll(() => deleteApp(app));

/** Returns the problems that `npm run verify:data` finds in a document. */
async function problemsOf(path: string) {
  const stored = toStored(await db.doc(path).get());
  if (!stored) throw new Error(`There is no ${path}`);
  return operations.examine(stored, { now: NOW, hasTtl: true }).validate({} as never);
}

it('records what is live and what was live before', async () => {
  const entry = (release: string) => ({
    ...{ release, commit: `commit of ${release}`, brand: 'Shop', deployed_at: NOW },
    web_settings: 'abc',
  });
  await db.doc('operations/live_release').delete();
  expect(await record.readLive()).toBeNull();
  const held = await record.lock(request);
  await held.writeLive(withLive(null, entry('v1.0.0')));
  await held.writeLive(withLive(await record.readLive(), entry('v1.1.0')));
  const { release, commit, brand, deployed_at } = entry('v1.0.0');
  const before = { release, commit, brand, deployed_at };
  expect(await record.readLive()).toEqual({ ...entry('v1.1.0'), earlier: [before] });
  expect(await problemsOf('operations/live_release')).toEqual([]);
});

it('locks the project for one of several runs, and names it to the others', async () => {
  const runs = await Promise.allSettled([1, 2, 3].map(() => record.lock(request)));
  expect(runs.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await problemsOf('operations/deploy_lock')).toEqual([]);
  await expect(record.lock({ ...request, now: hoursLater(0.5) })).rejects.toThrow(
    /^\S+@\S+ has been deploying v1\.2\.0 for 30 minutes\. Nothing was deployed\. Wait until it has ended\. If it was killed, add --take-over\.$/,
  );
  for (const run of runs) if (run.status === 'fulfilled') await run.value.unlock();
  expect((await lockDocument.get()).exists).toBe(false);
});

it('is taken over with a flag, or after three hours, and the late run records nothing and removes no other lock', async () => {
  const first = await record.lock(request);
  await expect(record.lock({ ...request, now: hoursLater(2.9) })).rejects.toThrow('for 3 hours');
  const second = await record.lock({ ...request, takeOver: true });
  const live = await record.readLive();
  const late = withLive(null, {
    ...{ release: 'v9.9.9', commit: 'late', brand: 'Shop', deployed_at: NOW, web_settings: '' },
  });
  await expect(first.writeLive(late)).rejects.toThrow('another run has taken over the lock');
  expect(await record.readLive()).toEqual(live);
  await first.unlock();
  await expect(record.lock(request)).rejects.toThrow('has been deploying');
  const third = await record.lock({ ...request, now: hoursLater(3) });
  await second.unlock();
  expect((await lockDocument.get()).exists).toBe(true);
  await third.unlock();
  expect((await lockDocument.get()).exists).toBe(false);
});
