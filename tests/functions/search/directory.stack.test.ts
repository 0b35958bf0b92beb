import { DIRECTORY_PATH, directorySuggestionsSchema } from '@doorstep/domain/search/directory';
import { providerProfile } from '@doorstep/local/demo/factories.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createDirectories } from '../../../functions/search/directory-repository.ts';
import { writeDirectory } from '../../../functions/search/write-directory.ts';
import { adminDb } from '../../support/server/admin.ts';
import { list } from '../../support/server/search.ts';
import { readStack } from '../../support/stack.ts';

// A separate project, because the directory counts everybody.
const project = 'demo-doorstep-directory';
const app = initializeApp({ projectId: project }, project);
const db = getFirestore(app);
const directories = createDirectories(db);
afterAll(() => deleteApp(app));

const professional = (user_id: string, city: string, ...trades: string[]) => ({
  profile: providerProfile({ user_id, handle: user_id, city, trades }),
  tier: 'Pro' as const,
});

describe('the directory', () => {
  it('counts everybody in search, page by page, but no malformed entries', async () => {
    for (const name of ['provider_search', 'market_directory']) {
      await db.recursiveDelete(db.collection(name));
    }
    expect(await directories.read()).toBeNull();
    await list(db, [
      professional('a', 'Austin, TX', 'plumbing'),
      professional('b', 'Austin, Texas', 'plumbing', 'drains'),
      professional('c', 'Waco, TX', 'roofing'),
      professional('d', 'Austin, TX', 'roofing'),
    ]);
    const { docs } = await db.collection('provider_search').where('provider_id', '==', 'd').get();
    await docs[0]?.ref.update({ 'card.trades': 7 });
    expect(await writeDirectory(directories, 2)).toMatchObject({ professionals: 3, cities: 1 });
    expect(await directories.read()).toEqual({
      trades: { plumbing: 2, drains: 1, roofing: 1 },
      cities: [
        { id: 'austin-tx', name: 'Austin, TX', count: 2, trades: { plumbing: 2, drains: 1 } },
      ],
      covered: [],
    });
  });

  it('loses unpublished professionals, and their city, with the next run', async () => {
    const { docs } = await db.collection('provider_search').where('provider_id', '==', 'b').get();
    await docs[0]?.ref.delete();
    await writeDirectory(directories);
    expect(await directories.read()).toEqual({
      trades: { plumbing: 1, roofing: 1 },
      cities: [],
      covered: [],
    });
  });
});

describe('over HTTP', () => {
  const current = adminDb().doc('market_directory/current');
  /** Writes a directory and asks for it, again if the schedule of the stack wrote meanwhile. */
  const askAfter = (write: () => Promise<unknown>, status: number, cache: string) =>
    vi.waitFor(async () => {
      await write();
      const answer = await fetch(readStack().site + DIRECTORY_PATH);
      expect([answer.status, answer.headers.get('cache-control')]).toEqual([status, cache]);
      return answer;
    }, 20_000);
  const suggestionsIn = async (answer: Response) => {
    const { trades, cities } = directorySuggestionsSchema.parse(await answer.json());
    return { trees: trades.find(({ id }) => id === 'trees')?.count, cities };
  };

  it('the suggestions are cached for ten minutes, except before the first run', async () => {
    const before = await askAfter(() => current.delete(), 200, 'no-store');
    expect(await suggestionsIn(before)).toEqual({ trees: 0, cities: [] });
    const city = { id: 'salem-or', name: 'Salem, OR', count: 2 };
    const write = () =>
      createDirectories(adminDb()).write({
        trades: { trees: 2 },
        cities: [{ ...city, trades: { trees: 1 } }],
        covered: [{ id: 'keizer-or', trades: ['trees'] }],
      });
    const after = await askAfter(write, 200, 'public, max-age=600, s-maxage=600');
    expect(await suggestionsIn(after)).toEqual({ trees: 2, cities: [city] });
  });

  it('a malformed directory is an error that is not cached', async () => {
    await askAfter(() => current.set({ trades: 7 }), 500, 'no-store');
    await current.delete();
  });
});
