import { SEARCH_TRIED } from './anchors.ts';
import type { BareReads } from './bare-reads.ts';
import type { AtSize } from './growth.ts';
import type { Naive } from './naive.ts';
import { describeSent, documentsOf, newOf, type Sent } from './sent-documents.ts';
import type { Row } from './table.ts';

const number = new Intl.NumberFormat('en');
const list = (values: readonly number[]) => values.map((value) => number.format(value)).join(', ');

const documents = (naive: readonly Naive[]) => `${list(naive.map((one) => one.documents))} read`;
const times = (naive: readonly Naive[]) => `${list(naive.map(({ ms }) => Math.round(ms)))} ms`;

/** What the search costs; each figure once for each size. */
function searchRows(all: readonly AtSize[]): Row[] {
  const costs = all.map(({ search }) => search);
  const naive = all.map((one) => one.naive.search);
  const kilobytes = list(naive.map(({ bytes }) => Math.round(bytes / 1000)));
  return [
    {
      what: 'a search: documents, the most of seven',
      unit: 'count',
      figures: costs.map((cost) => cost.documents),
      goal: { most: 30 },
      anchor: SEARCH_TRIED.documents,
      naive: documents(naive),
    },
    {
      what: 'a search: median',
      unit: 'ms',
      figures: costs.map(({ median }) => median),
      naive: times(naive),
    },
    {
      what: 'a search: a query for one document and no more, in the emulator: median',
      unit: 'ms',
      figures: costs.map(({ bare }) => bare),
    },
    {
      what: 'a search: p95',
      unit: 'ms',
      figures: costs.map(({ p95 }) => p95),
      goal: { most: 300 },
      anchor: SEARCH_TRIED.p95,
    },
    { what: 'a search: median beside 100', unit: 'times', ...besideSmallest(all) },
    {
      what: 'a search: a page of 24, gzip',
      unit: 'kB',
      figures: costs.map(({ bytes }) => bytes),
      goal: { most: 5_000 },
      anchor: SEARCH_TRIED.bytes,
      naive: `${kilobytes} kB of JSON`,
    },
  ];
}

const ratios = (values: readonly number[]) =>
  values.slice(1).map((value) => value / (values[0] ?? NaN));

/** How much longer a search takes at each further size. */
function besideSmallest(all: readonly AtSize[]) {
  const naive = ratios(all.map((one) => one.naive.search.ms)).map((value) => value.toFixed(1));
  return {
    figures: ratios(all.map(({ search }) => search.median)),
    goal: { most: 1.5 },
    naive: `${naive.join(', ')} ×`,
  };
}

/** Documents of these collections at each size; what else came, as it was at the last. */
function counted(all: readonly AtSize[], of: (one: AtSize) => Sent, collections: string[]) {
  const sent = all.map(of);
  const others = describeSent(sent.at(-1) ?? {}, collections);
  return {
    unit: 'count' as const,
    figures: sent.map((one) => documentsOf(one, collections)),
    ...(others !== '' && { note: `and ${others}` }),
  };
}

function readRows(all: readonly AtSize[]): Row[] {
  const naive = (part: keyof AtSize['naive']) => {
    const read = all.map((one) => one.naive[part]);
    return `${documents(read)}, ${times(read)}`;
  };
  return [
    {
      what: 'a landing page: documents',
      unit: 'count',
      figures: all.map(({ page }) => page),
      goal: { most: 1 },
    },
    {
      what: 'the inbox: documents',
      ...counted(all, ({ reads }) => reads.inbox, ['service_requests']),
      goal: { most: 26 },
      naive: naive('inbox'),
    },
    {
      what: 'the conversations list: documents',
      ...counted(all, ({ reads }) => reads.conversations, ['conversations']),
      goal: { most: 26 },
      naive: naive('conversations'),
    },
    {
      what: 'opening a chat: messages and thread',
      ...counted(all, ({ reads }) => reads.chat, ['chat_messages', 'service_requests']),
      goal: { most: 51 },
      naive: naive('chat'),
    },
  ];
}

/**
 * The emulator begins a query anew when something changes, with a limit or without, and sends all of its
 * documents again; the real service sends, and charges, what has changed. So that is the figure, and all that comes is told.
 */
function messageRows(all: readonly AtSize[], bare: BareReads): Row[] {
  const sent = all.map(({ reads }) => reads.message);
  return [
    {
      what: 'a new message in it: messages, new or changed',
      unit: 'count',
      figures: sent.map((one) => newOf(one, 'chat_messages')),
      goal: { most: 1 },
      note: `the emulator sends ${describeSent(sent.at(-1) ?? {})}; to a bare query ${bare.message}, to one after the last message read ${list(bare.tail)}`,
      naive: '1, once all are read',
    },
    {
      what: 'a new message in it: listeners begun anew',
      unit: 'count',
      figures: all.map(({ reads }) => reads.begun),
      goal: { most: 0 },
    },
  ];
}

/** Of a market that grows: a figure for each size. */
export const growthRows = (all: readonly AtSize[], bare: BareReads): Row[] => [
  ...searchRows(all),
  ...readRows(all),
  ...messageRows(all, bare),
];
