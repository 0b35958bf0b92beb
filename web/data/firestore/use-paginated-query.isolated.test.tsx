import { initializeApp } from 'firebase/app';
import { collection, getFirestore, type QueryDocumentSnapshot } from 'firebase/firestore';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { usePaginatedQuery, withCache } from './use-paginated-query.ts';

interface Listener {
  states: unknown[];
  onPage: ((documents: QueryDocumentSnapshot[], changed: ReadonlySet<string>) => void) | null;
}

const listener = vi.hoisted((): Listener => ({ states: [], onPage: null }));
vi.mock('./firestore-subscription.ts', () => ({
  useLive: (subscribe: (next: (state: unknown) => void) => void) => {
    subscribe((state) => listener.states.push(state));
    return { status: 'loading' };
  },
}));
vi.mock('./firestore-listeners.ts', () => ({
  watchPage: (_page: unknown, _size: unknown, watcher: Pick<Listener, 'onPage'>) => {
    listener.onPage = watcher.onPage;
    return () => {};
  },
}));

it('keeps a list loading when a row changes before the first answer', () => {
  // @2.9.23
  const schema = z.object({ id: z.string() });
  const list = withCache({ order: 'at', size: 25, schema });
  const app = initializeApp({ projectId: 'rows', apiKey: 'a', appId: 'a' });
  const base = collection(getFirestore(app), 'service_requests');
  function Screen() {
    usePaginatedQuery({ base, ...list });
    return null;
  }
  renderToStaticMarkup(<Screen />);
  list.cache.update?.('r1', { id: 'r1' });
  expect(listener.states).toEqual([]);
  listener.onPage?.([], new Set());
  expect(listener.states).toEqual([{ status: 'ready', data: { rows: [], more: false } }]);
});
