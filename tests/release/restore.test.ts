import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { verifyData, type Finding } from '@doorstep/ops/data-check/verify.ts';
import { restoreDocuments } from '@doorstep/ops/restore/restore-documents.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { adminAuth } from '../support/server/admin.ts';
import {
  ABOUT,
  CLIENT,
  CONSISTENT,
  CONSISTENT_FILES,
  EARLIER_QUOTE,
  MEMBER,
  PAGE,
  PROVIDER,
} from '../support/data-check/consistent-data.ts';
import { unique } from '../support/server/sdk-people.ts';
import { readStack } from '../support/stack.ts';

/*
 * Rehearses docs/backups.md: export, damage, import into a new database, check, and copy back. The
 * emulator's export and import replace those of Google.
 */

/** A database with the files of the market, in a project of its own in the emulators. */
function open(project: string) {
  const bucketName = 'demo-operations-restore.appspot.com';
  const app = initializeApp({ projectId: project, storageBucket: bucketName }, project);
  return { app, db: getFirestore(app), bucket: getStorage(app).bucket(), project };
}

const used = open(unique('demo-used-'));
const restored = open(unique('demo-restored-'));
const folder = mkdtempSync(path.join(tmpdir(), 'restore-'));

/** Calls the emulator's export or import. */
async function transfer(project: string, verb: 'export' | 'import', body: object): Promise<void> {
  const url = `${readStack().firestore}/emulator/v1/projects/${project}:${verb}`;
  const headers = { 'Content-Type': 'application/json', Authorization: 'Bearer owner' };
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) });
  expect([response.status, await response.text()]).toEqual([200, expect.any(String)]);
}

async function findingsOf({ db, bucket }: typeof used): Promise<Finding[]> {
  const findings: Finding[] = [];
  await verifyData({
    db,
    auth: adminAuth(),
    bucket,
    hasTtl: true,
    triggerMs: 0,
    wait: () => Promise.resolve(),
    reporter: {
      found: (finding) => findings.push(finding),
      progress: () => undefined,
      done: () => undefined,
    },
  });
  return findings;
}

beforeAll(async () => {
  for (const uid of [PROVIDER, CLIENT, MEMBER]) {
    await adminAuth()
      .createUser({ uid })
      .catch(() => undefined);
  }
  const batch = used.db.batch();
  for (const [name, fields] of Object.entries(CONSISTENT)) batch.set(used.db.doc(name), fields);
  await batch.commit();
  await used.bucket.deleteFiles({ force: true });
  await Promise.all(
    CONSISTENT_FILES.map((name) => used.bucket.file(name).save('x', { resumable: false })),
  );
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await Promise.all([used, restored].map(({ app }) => deleteApp(app)));
});

it('restores a damaged database, whole and in part', async () => {
  expect(await findingsOf(used)).toEqual([]);
  const database = (project: string) => `projects/${project}/databases/(default)`;
  await transfer(used.project, 'export', {
    database: database(used.project),
    export_directory: folder,
    export_name: 'backup',
  });

  // The damage: a deleted request, and a page that somebody overwrote by hand.
  await used.db.recursiveDelete(used.db.doc(ABOUT));
  await used.db.doc(PAGE).update({ display_name: 'Overwritten', services: [] });
  const later = `${PAGE.split('/')[0]}/later`;
  expect((await findingsOf(used)).length).toBeGreaterThan(0);

  await transfer(restored.project, 'import', {
    database: database(restored.project),
    // The emulator expects the file here.
    export_directory: path.join(folder, 'backup', 'backup.overall_export_metadata'),
  });
  expect(await findingsOf(restored)).toEqual([]);

  const reported: [string, string, boolean][] = [];
  const deps = {
    from: restored.db,
    to: used.db,
    report: (...line: [string, string, boolean]) => reported.push(line),
  };
  const paths = [ABOUT, 'provider_profiles'];
  const off = { apply: false, overwrite: false, notChangedSince: null };
  const dry = { ...off, paths, after: null };
  const found = await restoreDocuments(deps, dry);
  expect(found).toMatchObject({ different: 1 });
  expect(reported).toContainEqual(['missing', EARLIER_QUOTE, false]);
  expect((await used.db.doc(ABOUT).get()).exists).toBe(false);

  // Changes that people made since are not overwritten without the option.
  await used.db.doc(later).set({ display_name: 'New' });
  await restoreDocuments(deps, { ...dry, apply: true });
  expect((await used.db.doc(EARLIER_QUOTE).get()).exists).toBe(true);
  expect((await used.db.doc(PAGE).get()).get('display_name')).toBe('Overwritten');
  const forced = { ...dry, paths: [PAGE], apply: true, overwrite: true };
  const isOverwritten = async () =>
    (await used.db.doc(PAGE).get()).get('display_name') !== 'Overwritten';
  await restoreDocuments(deps, { ...forced, notChangedSince: new Date(0) });
  expect(await isOverwritten()).toBe(false);
  // The page of an account that was deleted since must not come back.
  const deletion = used.db.doc(`account_deletions/${PROVIDER}`);
  await deletion.set({ state: 'done' });
  expect(await restoreDocuments(deps, forced)).toMatchObject({ 'of a deleted account': 1 });
  expect(await isOverwritten()).toBe(false);
  await deletion.delete();
  await restoreDocuments(deps, { ...forced, notChangedSince: new Date(Date.now() + 60_000) });
  expect(await isOverwritten()).toBe(true);
  expect((await used.db.doc(later).get()).exists).toBe(true);
  await used.db.doc(later).delete();
  expect(await findingsOf(used)).toEqual([]);
  expect(await restoreDocuments(deps, dry)).toMatchObject({ missing: 0, different: 0 });
});
