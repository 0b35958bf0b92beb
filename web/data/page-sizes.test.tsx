import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import { getFirestore } from 'firebase/firestore';
import { initializeApp } from 'firebase/app';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { useChatMessages } from './chat-messages.ts';
import { useConversations } from './conversations.ts';
import { useDirectMessages } from './direct-messages.ts';
import { useInbox, useMyRequests } from './live-requests.ts';

/** What the app's lists ask for: the query that a listener is given. */

vi.mock('./firestore.ts', () => ({
  firestore: getFirestore(initializeApp({ projectId: 'page-sizes', apiKey: 'a', appId: 'a' })),
}));

const watched = vi.hoisted((): { page: unknown; size: unknown } => ({ page: null, size: null }));
vi.mock('./live.ts', () => ({
  useLive: (subscribe: (next: () => void) => void) => {
    subscribe(() => {});
    return { status: 'loading' };
  },
  watchPage: (page: unknown, size: unknown) => {
    Object.assign(watched, { page, size });
    return () => {};
  },
}));

const querySchema = z.object({
  _query: z.object({
    path: z.object({ segments: z.array(z.string()) }),
    limit: z.nullable(z.number()),
    limitType: z.literal('F'),
  }),
});

const LISTS: [string, () => unknown, string, number][] = [
  ['the inbox', () => useInbox('p'), 'service_requests', PAGE_SIZE.requests],
  ['my requests', () => useMyRequests('c', 'c@x.test'), 'service_requests', PAGE_SIZE.requests],
  ['the chat dashboard', () => useConversations('p'), 'conversations', PAGE_SIZE.conversations],
  ['a chat', () => useChatMessages('r'), 'chat_messages', PAGE_SIZE.messages],
  ['a direct chat', () => useDirectMessages('p', 'c'), 'direct_messages', PAGE_SIZE.messages],
];

it.each(LISTS)('%s asks for a page at a time', (_, useList, name, size) => {
  function Screen() {
    useList();
    return null;
  }
  renderToStaticMarkup(<Screen />);
  const { path, limit } = querySchema.parse(watched.page)._query;
  expect([path.segments, limit, watched.size]).toEqual([[name], size, size]);
});

const here = fileURLToPath(new URL('.', import.meta.url));

/** The files of data/ in which something is said. */
const sayers = (what: RegExp) =>
  readdirSync(here)
    .filter((name) => /^[^.]+\.tsx?$/.test(name))
    .filter((name) => what.test(readFileSync(`${here}/${name}`, 'utf8')))
    .toSorted();

it('covers every list: nothing else reads more than one document', () => {
  expect(sayers(/\buseLivePages\(/)).toEqual([
    'chat-messages.ts',
    'conversations.ts',
    'direct-messages.ts',
    'live-requests.ts',
  ]);
  expect(sayers(/\bwatchPage\(/)).toEqual(['live-pages.ts', 'live.ts']);
  expect(sayers(/\bgetDocs\w*\(/)).toEqual(['live-pages.ts']);
  // Of one page, and of a document.
  expect(sayers(/\bonSnapshot\(/)).toEqual(['live.ts']);
});
