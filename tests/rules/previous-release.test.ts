import { doc, writeBatch, type Firestore } from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { FLOWS, SEED } from '../support/client-writes.ts';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import { decodeFields, recordingSchema, type Flow } from '../support/recorded-writes.ts';
import { readRootFile, RulesProject, session, type Seed } from '../support/rules-project.ts';

// Open tabs and a site that was rolled back go on writing as the previous release does
// (docs/releases.md). `npm run release:record` writes the fixture.

const previous = recordingSchema.parse(
  JSON.parse(readRootFile('tests/fixtures/previous-release.json')),
);
const project = new RulesProject('previous-release');

const decodeSeed = (seed: Record<string, Record<string, unknown>>): Seed =>
  Object.fromEntries(Object.entries(seed).map(([path, fields]) => [path, decodeFields(fields)]));

function commit(db: Firestore, { writes }: Flow): Promise<void> {
  const batch = writeBatch(db);
  for (const { kind, path, fields } of writes) {
    const reference = doc(db, path);
    if (kind === 'delete') batch.delete(reference);
    else if (kind === 'update') batch.update(reference, decodeFields(fields));
    else batch.set(reference, decodeFields(fields), { merge: kind === 'merge' });
  }
  return batch.commit();
}

/** Restores the documents before a flow, deletes what earlier flows created, and commits it. */
async function replay(flow: Flow, seed: Seed, by = flow.by): Promise<void> {
  for (const { path } of flow.writes) await project.deleteAsFunctions(path);
  await project.seed(seed);
  await commit(project.as(session(by.uid, by.email)), flow);
}

describe.each([
  [previous.release, previous.flows, decodeSeed(previous.seed)],
  ['this release', FLOWS, decodeSeed(SEED)],
])('the rules accept what the site of %s writes', (_, flows, seed) => {
  it.each(flows)('$name', (flow) => expectAllowed(replay(flow, seed)));
});

describe('the rules', () => {
  let seed: Seed;
  beforeEach(() => {
    seed = decodeSeed(previous.seed);
  });

  it.each(previous.flows)('refuse it from somebody else: $name', (flow) =>
    expectPermissionDenied(
      replay(flow, seed, { uid: 'stranger', email: 'stranger@doorstep.test' }),
    ),
  );
});

it('the fixture is of the newest release in the changelog', () => {
  const [, newest] = /^## \[(\d[^\]]*)\]/m.exec(readRootFile('CHANGELOG.md')) ?? [];
  expect(previous.release).toBe(`v${newest}`);
});
