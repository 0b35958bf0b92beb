import { spawnSync } from 'node:child_process';
import { appendFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { documentAnswer } from '@doorstep/local/google/test-support.ts';
import { expect, test } from 'vitest';
import { checkItem } from '../../check-item.ts';
import { functionsEnvPath } from '../../context.ts';
import { at, DEPLOY, itemOf, patch, remove, SETUP, testItems } from '../../item-cases.ts';
import { serveSite } from '../../site/site-test-server.ts';
import { createReadyContext, PROJECT } from '../../test-support.ts';

const JOB = 'firebase-schedule-everyMinute-us-central1';

testItems([
  {
    item: 'firestore-rules',
    broken: 'the rules are not deployed',
    by: remove(`${at.rules}/releases/cloud.firestore`),
    state: 'missing',
    detail: 'firestore.rules is not deployed',
    fix: DEPLOY,
  },
  {
    item: 'firestore-rules',
    broken: 'the deployed rules are older',
    by: (_state, context) => appendFileSync(join(context.root, 'firestore.rules'), '// new\n'),
    state: 'wrong',
    detail: 'The deployed rules differ from firestore.rules',
    fix: DEPLOY,
  },
  {
    item: 'storage-rules',
    broken: 'the deployed rules are older',
    by: (_state, context) => appendFileSync(join(context.root, 'storage.rules'), '// new\n'),
    state: 'wrong',
    detail: 'The deployed rules differ from storage.rules',
    fix: DEPLOY,
  },
  {
    item: 'storage-rules',
    broken: 'there is no bucket',
    by: remove(at.bucket),
    state: 'missing',
    detail: 'There is no storage bucket, so there are no rules',
    fix: SETUP('storage-bucket'),
  },
  {
    item: 'indexes',
    broken: 'an index and a TTL policy are not deployed',
    by: (state) => {
      state.remove(`${at.database}/collectionGroups/analytics/indexes/index-0`);
      const field = `${at.database}/collectionGroups/rate_limits/fields/expires_at`;
      const rest = { ...state.get(field) };
      delete rest['ttlConfig'];
      state.put({ [field]: rest });
    },
    state: 'missing',
    detail:
      'Not deployed: analytics COLLECTION: provider_id ASCENDING, month ASCENDING; ' +
      'rate_limits.expires_at: no index, TTL',
    fix: DEPLOY,
  },
  {
    item: 'indexes',
    broken: 'an index is being built',
    by: patch(`${at.database}/collectionGroups/analytics/indexes/index-0`, { state: 'CREATING' }),
    state: 'wrong',
    detail:
      'Firestore is still building analytics COLLECTION: provider_id ASCENDING, month ASCENDING',
    fix: `Wait a few minutes, then run npm run doctor -- --project ${PROJECT} --only indexes`,
  },
  {
    item: 'indexes',
    broken: 'an index is not in the repository',
    by: (state) =>
      state.put({
        [`${at.database}/collectionGroups/old/indexes/extra`]: {
          name: `projects/${PROJECT}/databases/(default)/collectionGroups/old/indexes/extra`,
          queryScope: 'COLLECTION',
          fields: [{ fieldPath: 'tags', arrayConfig: 'CONTAINS' }],
          state: 'READY',
        },
      }),
    state: 'wrong',
    detail: 'Deployed, but not in firestore.indexes.json: old COLLECTION: tags CONTAINS',
    fix: `npx firebase deploy --only firestore:indexes --force --project ${PROJECT}`,
  },
  {
    item: 'functions',
    broken: 'two functions are not deployed',
    by: (state) => {
      state.remove(`${at.functions}/pages`);
      state.remove(`${at.functions}/everyMinute`);
    },
    state: 'missing',
    detail: '2 of 4 are not deployed: pages, everyMinute',
    fix: DEPLOY,
  },
  {
    item: 'functions',
    broken: 'a function failed to deploy',
    by: patch(`${at.functions}/pages`, { state: 'FAILED' }),
    state: 'wrong',
    detail: 'pages is FAILED',
    fix: DEPLOY,
  },
  {
    item: 'functions',
    broken: 'a function was removed from the repository',
    by: (state) => {
      const address = `${at.functions}/old-one`;
      const labels = { 'deployment-tool': 'cli-firebase' };
      state.put({ [address]: { name: address, state: 'ACTIVE', labels } });
    },
    state: 'wrong',
    detail: 'Deployed, but not in the repository: old-one',
    fix: `npx firebase functions:delete old-one --project ${PROJECT}`,
  },
  {
    item: 'functions',
    broken: 'the functions are of two releases',
    by: patch(`${at.functions}/pages`, {
      serviceConfig: { environmentVariables: { RELEASE: 'v1.2.3' } },
    }),
    state: 'wrong',
    detail: 'The functions come from different releases: unknown, v1.2.3',
    fix: DEPLOY,
  },
  {
    item: 'schedules',
    broken: 'a job does not exist',
    by: remove(`${at.jobs}/${JOB}`),
    state: 'missing',
    detail: `Cloud Scheduler has no job ${JOB}`,
    fix: DEPLOY,
  },
  {
    item: 'schedules',
    broken: 'a job is paused',
    by: patch(`${at.jobs}/${JOB}`, { state: 'PAUSED' }),
    state: 'wrong',
    detail: `${JOB} is PAUSED`,
    fix: `gcloud scheduler jobs resume ${JOB} --location us-central1 --project ${PROJECT}`,
  },
  {
    item: 'schedules',
    broken: 'the last run of a job failed',
    by: patch(`${at.jobs}/${JOB}`, { status: { code: 13 } }),
    state: 'wrong',
    detail: `The last run of ${JOB} failed with code 13`,
    fix: `npx firebase functions:log --only everyMinute --project ${PROJECT}`,
  },
]);

test('functions, site and repository are compared with the recorded release', async () => {
  const { context, state } = await createReadyContext();
  const git = (...args: string[]) =>
    spawnSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@b.c', ...args], {
      cwd: context.root,
      encoding: 'utf8',
    }).stdout.trim();
  git('init', '-q');
  git('commit', '-q', '--allow-empty', '-m', 'first');
  const commit = git('rev-parse', 'HEAD');
  for (const address of state.below(at.functions)) {
    const { serviceConfig } = state.get(address);
    const environmentVariables = { RELEASE: 'v1.2.3' };
    state.put({
      [address]: {
        ...state.get(address),
        serviceConfig: { ...(serviceConfig as object), environmentVariables },
      },
    });
  }
  // Of an extension, and of another repository.
  for (const [name, labels] of Object.entries({
    'ext-resize': { 'deployment-tool': 'ext' },
    reports: { 'deployment-tool': 'cli-firebase', 'firebase-functions-codebase': 'reports' },
  })) {
    state.put({ [`${at.functions}/${name}`]: { name, state: 'FAILED', labels } });
  }
  const check = () => checkItem(itemOf('functions'), context);
  expect(await check()).toEqual({
    state: 'right',
    detail: '4 functions, compared by name only, because no deploy has recorded a release',
  });
  const record = (release: string, from = commit) =>
    state.put({
      [`${at.database}/documents/operations/live_release`]: documentAnswer('live_release', {
        ...{ release, commit: from, brand: 'Shop' },
      }),
    });
  record('v1.2.2');
  expect(await check()).toEqual({
    state: 'wrong',
    detail: 'The functions are from release v1.2.3, but v1.2.2 went live last',
    fix: DEPLOY,
  });
  record('v1.2.3');
  const deploySite = async (release: string) => {
    const answer = { headers: {}, body: JSON.stringify({ release }) };
    const site = await serveSite({ '/version.json': answer });
    writeFileSync(functionsEnvPath(context), `SITE_URL=${site}\n`);
  };
  await deploySite('v1.2.2');
  expect(await check()).toEqual({
    state: 'wrong',
    detail: 'The functions are from release v1.2.3, but the site is from v1.2.2',
    fix: `${DEPLOY} --from hosting`,
  });
  await deploySite('v1.2.3');
  expect(await check()).toEqual({
    state: 'right',
    detail: '4 functions from release v1.2.3 of Shop',
  });
  // A tag of another origin at this commit changes nothing.
  git('tag', 'v0.10.0');
  expect(await check()).toMatchObject({ state: 'right' });
  git('commit', '-q', '--allow-empty', '-m', 'second');
  const own = git('rev-parse', '--short=7', 'HEAD');
  expect(await check()).toEqual({
    state: 'wrong',
    detail: `Release v1.2.3 is live, from ${commit.slice(0, 7)}, but your repository is at ${own}`,
    fix: DEPLOY,
  });
});

test('the rules of an older project are those of its bucket at appspot.com', async () => {
  const { context, state } = await createReadyContext();
  const old = `firebase.storage/${PROJECT}.appspot.com`;
  state.patch(
    at.bucket,
    { bucket: { name: `projects/${PROJECT}/buckets/${PROJECT}.appspot.com` } },
    null,
  );
  expect(await checkItem(itemOf('storage-rules'), context)).toEqual({
    state: 'missing',
    detail: 'storage.rules is not deployed',
    fix: DEPLOY,
  });
  const release = state.get(`${at.rules}/releases/firebase.storage/${PROJECT}.firebasestorage.app`);
  state.put({ [`${at.rules}/releases/${old}`]: release });
  expect(await checkItem(itemOf('storage-rules'), context)).toMatchObject({ state: 'right' });
});
