import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { useInbox } from './inbox.ts';

interface List {
  times: number[];
  more: boolean;
  showMore: () => Promise<void>;
}

const lists = vi.hoisted(() => ({ requests: {} as List, conversations: {} as List }));
vi.mock('../firestore/firestore.ts', async () => {
  const [{ initializeApp }, { getFirestore }] = await Promise.all([
    import('firebase/app'),
    import('firebase/firestore'),
  ]);
  return {
    firestore: getFirestore(initializeApp({ projectId: 'inbox', apiKey: 'a', appId: 'a' })),
  };
});
vi.mock('../firestore/use-paginated-query.ts', () => ({
  withCache: (list: object) => list,
  firstPageOf: () => null,
  usePaginatedQuery: ({ base }: { base: { path?: string } | null }) => {
    const name = JSON.stringify(base).includes('conversations') ? 'conversations' : 'requests';
    const { times, more, showMore } = lists[name];
    const rows = times.map((n) => ({ id: `${name} ${n}`, last_at: new Date(n) }));
    return { status: 'ready', data: { rows, more }, showMore, patch: () => {} };
  },
}));

const ALL = {
  ...{ status: null, urgency: null, assignee: null, area: null },
  ...{ isWaiting: false, sort: 'latest' as const },
};

function openInbox() {
  let inbox: ReturnType<typeof useInbox> | undefined;
  function Screen() {
    inbox = useInbox('pro-1', ALL);
    return null;
  }
  renderToStaticMarkup(<Screen />);
  if (!inbox) throw new Error('The screen was not rendered');
  return inbox;
}

const list = (times: number[], more: boolean): List => ({
  times,
  more,
  showMore: vi.fn(() => Promise.resolve()),
});

it.each([
  ['conversations', list([9, 3], true), list([8, 5], true)],
  ['requests', list([8, 5], true), list([9, 3], true)],
  ['conversations', list([9, 3], false), list([8, 5], true)],
] as const)(
  'reads the next page of the %s, which hold the list back (@2.9.25)',
  async (next, sent, chats) => {
    Object.assign(lists, { requests: sent, conversations: chats });
    const { rows, more, showMore } = openInbox();
    expect(rows.map(({ thread }) => thread.last_at.getTime())).toEqual([9, 8, 5]);
    expect(more).toBe(true);
    await showMore();
    expect(lists[next].showMore).toHaveBeenCalledOnce();
    expect(
      lists[next === 'requests' ? 'conversations' : 'requests'].showMore,
    ).not.toHaveBeenCalled();
  },
);
