import { appendFileSync } from 'node:fs';
import path from 'node:path';
import {
  chargedInstances,
  deployFunction,
  releaseSite,
} from '@doorstep/local/google/test-support.ts';
import { expect, test } from 'vitest';
import { rollback } from '../../rollback/rollback.ts';
import { deploy } from '../deploy.ts';
import { readDeployOptions, readRollbackOptions } from '../options.ts';
import { createWorld, PROJECT } from '../test-support.ts';

const OPTIONS = readDeployOptions(['--project', PROJECT]);
const PAGES = `run.googleapis.com/v2/projects/${PROJECT}/locations/us-central1/services/pages`;
const SITE = `firebasehosting.googleapis.com/v1beta1/sites/${PROJECT}`;

type World = Awaited<ReturnType<typeof createWorld>>;

/** Returns a world whose functions/.env asks for a warm instance, before the release v1.1.0. */
async function createWarmWorld(): Promise<World> {
  const world = await createWorld();
  appendFileSync(path.join(world.root, `functions/.env.${PROJECT}`), 'WARM_INSTANCES=1\n');
  return world;
}

/** Returns the tags of `pages`, the oldest first. */
function tagsOf({ google }: World): string[] {
  const traffic = google.state.get(PAGES)['traffic'] as { tag?: string }[];
  return traffic.flatMap(({ tag }) => tag ?? []);
}

test('two releases keep one instance of each function, also after a rollback', async () => {
  const world = await createWarmWorld();
  const charged = () => chargedInstances(world.google.state, PROJECT);
  expect(charged()).toBe(0);
  expect(await deploy(world.context, OPTIONS)).toBe(0);
  expect(tagsOf(world)).toHaveLength(2);
  expect(world.text()).toContain('✔ warm instances: 2 in all: api 1, pages 1');
  expect(charged()).toBe(2);
  const options = readRollbackOptions(['--project', PROJECT]);
  expect(await rollback(world.context, options)).toBe(0);
  expect(charged()).toBe(2);
});

test('the same setting of a revision would be charged for each release', async () => {
  const { google } = await createWorld();
  for (const charged of [1, 2]) {
    deployFunction(google.state, PROJECT, 'pages', { minInstances: 1 });
    releaseSite(google.state, PROJECT, ['pages']);
    expect(chargedInstances(google.state, PROJECT)).toBe(charged);
  }
});

test('without the setting a deploy takes warm instances back', async () => {
  const world = await createWorld();
  world.google.state.patch(PAGES, { scaling: { minInstanceCount: 3 } }, null);
  expect(await deploy(world.context, OPTIONS)).toBe(0);
  expect(world.text()).toContain('✔ warm instances: none');
  expect(chargedInstances(world.google.state, PROJECT)).toBe(0);
});

test('removes the tags of all releases but the last two, previews and other tags', async () => {
  const world = await createWorld();
  const { state } = world.google;
  const [first = ''] = tagsOf(world);
  deployFunction(state, PROJECT, 'pages');
  releaseSite(state, PROJECT, ['pages'], 'pr-7');
  const [, preview = ''] = tagsOf(world);
  const traffic = state.get(PAGES)['traffic'] as object[];
  state.patch(PAGES, { traffic: [...traffic, { revision: 'pages-1', tag: 'own' }] }, null);
  expect(await deploy(world.context, OPTIONS)).toBe(0);
  const [, , , second = ''] = tagsOf(world);
  expect(tagsOf(world)).toEqual([first, preview, 'own', second]);

  expect(await deploy(world.context, OPTIONS)).toBe(0);
  expect(world.text()).toContain('✔ 2 tags of earlier releases are removed');
  const third = tagsOf(world).at(-1);
  expect(tagsOf(world)).toEqual([preview, 'own', second, third]);
  // Traffic without a tag still goes to the latest revision.
  expect((state.get(PAGES)['traffic'] as object[])[0]).toMatchObject({ percent: 100 });
});

test('tags stay while the new site does not answer, and while Hosting does not', async () => {
  const world = await createWorld();
  expect(await deploy(world.context, OPTIONS)).toBe(0);
  world.cloud.isBroken = true;
  expect(await deploy(world.context, OPTIONS)).toBe(1);
  expect(tagsOf(world)).toHaveLength(3);

  world.cloud.isBroken = false;
  world.google.deployHosting = () => world.google.state.remove(SITE);
  expect(await deploy(world.context, OPTIONS)).toBe(0);
  expect(tagsOf(world)).toHaveLength(3);
});

test('a deploy that cannot set the warm instances is live, and says so', async () => {
  const world = await createWarmWorld();
  world.context.google = {
    ...world.context.google,
    patch: () => Promise.reject(new Error('the version is outdated')),
  };
  expect(await deploy(world.context, OPTIONS)).toBe(1);
  expect(world.text()).toContain('✖ the warm instances and tags are not right: the version is');
  expect(world.text()).toContain(`fix: npm run setup -- warm-instances --project ${PROJECT}`);
  expect(world.text()).toContain('✖ Everything is deployed, but 1 checks failed.');
});
