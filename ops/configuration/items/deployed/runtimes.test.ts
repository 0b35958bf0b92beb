import { join } from 'node:path';
import { expect, test } from 'vitest';
import { checkItem } from '../../check-item.ts';
import { readEndpoints } from '../../endpoints.ts';
import { ownFunctions } from '../../google/own-functions.ts';
import { createReadyContext, ENDPOINTS } from '../../test-support.ts';
import { runtimes } from './runtimes.ts';

const ROOT = join(import.meta.dirname, '../../../..');

/** Checks functions that are built for another runtime than those of the repository. */
async function checkWith(change: { of: string; runtime: string }) {
  const { context } = await createReadyContext();
  const endpoints = ENDPOINTS.map((one) =>
    one.codebase === change.of ? { ...one, runtime: change.runtime } : one,
  );
  return checkItem(runtimes, { ...context, endpoints: () => Promise.resolve(endpoints) });
}

test('the functions of the repository have runtimes of their generation', async () => {
  const { context } = await createReadyContext();
  const endpoints = await readEndpoints(ROOT, 'demo-runtimes');
  const finding = await checkItem(runtimes, {
    ...context,
    endpoints: () => Promise.resolve(endpoints),
  });
  expect(finding).toEqual({ state: 'right', detail: 'nodejs22, nodejs24' });
  const first = endpoints.filter(({ generation }) => generation === 1);
  expect(first).toMatchObject([{ name: 'accountDeleted', runtime: 'nodejs22' }]);
}, 60_000);

test('a runtime that the first generation lacks is refused', async () => {
  expect(await checkWith({ of: 'first-generation', runtime: 'nodejs24' })).toEqual({
    state: 'wrong',
    detail: 'accountDeleted is of the 1st generation, which does not run on nodejs24',
    fix: 'In firebase.json, set the runtime of the codebase first-generation to nodejs22',
  });
});

test('a runtime that Google no longer maintains is refused', async () => {
  expect(await checkWith({ of: 'default', runtime: 'nodejs20' })).toEqual({
    state: 'wrong',
    detail: 'pages is of the 2nd generation, which does not run on nodejs20',
    fix: 'In firebase.json, set the runtime of the codebase default to nodejs24',
  });
});

test('functions of both codebases are ours, those of others are not', () => {
  const isOwn = ownFunctions(ROOT);
  const ofCodebase = (codebase?: string) =>
    isOwn({
      'deployment-tool': 'cli-firebase',
      ...(codebase !== undefined && { 'firebase-functions-codebase': codebase }),
    });
  expect([undefined, 'default', 'first-generation', 'reports'].map(ofCodebase)).toEqual([
    ...[true, true, true],
    false,
  ]);
  expect(isOwn({ 'deployment-tool': 'ext' })).toBe(false);
});
