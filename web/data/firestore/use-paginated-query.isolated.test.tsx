import { initializeApp } from 'firebase/app';
import { collection, getFirestore, type QueryDocumentSnapshot } from 'firebase/firestore';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { updateCache, usePaginatedQuery, withCache } from './use-paginated-query.ts';

/** What the hook uses of a document. */
type Row = Pick<QueryDocumentSnapshot, 'id' | 'get' | 'data'>;

interface Listener {
  states: unknown[];
  onPage: ((documents: Row[], changed: ReadonlySet<string>) => void) | null;
}

const listener = vi.hoisted((): Listener => ({ states: [], onPage: null }));
vi.mock('./firestore-subscription.ts', () => ({
  useLive: (subscribe: (next: (state: unknown) => void) => void, cached: () => object) => {
    subscribe((state) => listener.states.push(state));
    return cached();
  },
}));
vi.mock('./firestore-listeners.ts', () => ({
  watchPage: (_page: unknown, _size: unknown, watcher: Pick<Listener, 'onPage'>) => {
    listener.onPage = watcher.onPage;
    return () => {};
  },
}));

const app = initializeApp({ projectId: 'rows', apiKey: 'a', appId: 'a' });
const base = collection(getFirestore(app), 'service_requests');
const schema = z.object({ id: z.string(), waiting: z.optional(z.string()) });
const createList = () => withCache({ order: 'at', size: 25, schema });

/** Renders a screen with the list, and returns what it shows at first. */
function open(list: ReturnType<typeof createList>): unknown {
  let shown: unknown;
  function Screen() {
    shown = usePaginatedQuery({ base, ...list });
    return null;
  }
  renderToStaticMarkup(<Screen />);
  return shown;
}

it('keeps a list loading when a row changes before the first answer', () => {
  // @2.9.23
  const list = createList();
  open(list);
  updateCache(list.cache, 'r1', { id: 'r1' });
  expect(listener.states).toEqual([]);
  listener.onPage?.([], new Set());
  expect(listener.states).toEqual([{ status: 'ready', data: { rows: [], more: false } }]);
});

it('shows a row of the live page as its chat has left it, until the server answers', () => {
  // @2.9.31
  const list = createList();
  open(list);
  const snapshot = { id: 'r1', get: () => null, data: () => ({ waiting: 'provider' }) };
  listener.onPage?.([snapshot], new Set(['r1']));
  expect(open(list)).toMatchObject({ data: { rows: [{ id: 'r1', waiting: 'provider' }] } });
  // On a phone the chat replaces the list, so nothing listens to the list.
  list.cache.update = null;
  updateCache(list.cache, 'r1', { id: 'r1', waiting: 'client' });
  expect(open(list)).toMatchObject({ data: { rows: [{ id: 'r1', waiting: 'client' }] } });
});
