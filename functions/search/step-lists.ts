import { TIERS } from '@doorstep/domain/search/results/search-cursor';
import type { Candidate } from './provider-search-repository.ts';
import type { Step } from './search-steps.ts';

/** Some candidates of a step, in order. */
interface Listed {
  candidates: Candidate[];
  isEnd: boolean;
  /** The number of documents read; a query without a result counts as one. */
  read: number;
}

/** A step whose candidates are listed in an order. */
export interface ListedStep extends Omit<Step, 'query'> {
  /** Lists up to `limit` candidates after a search id with at most `reads` documents. */
  list: (after: string | null, limit: number, reads: number) => Promise<Listed>;
  /** The fewest documents with which it can list anything. */
  leastReads: number;
}

/** Keys of the map `filters` of search entries. */
type Filters = readonly string[];

const toListed = (candidates: Candidate[], limit: number): Listed => ({
  candidates,
  isEnd: candidates.length < limit,
  read: Math.max(1, candidates.length),
});

/** Lists steps in the order of ids: Pro and Business first, then the newest. */
export const listBest = (steps: readonly Step[], filters: Filters): ListedStep[] =>
  steps.map(({ query, ...step }) => ({
    ...step,
    leastReads: 1,
    list: async (after, limit) => toListed(await query({ after, limit, filters }), limit),
  }));

/** A list in the order of ids, which is merged with others. */
interface Stream {
  read: (after: string | null, limit: number) => Promise<Candidate[]>;
  queue: Candidate[];
  after: string | null;
  size: number;
  isEnd: boolean;
}

/**
 * Ids start with 0 for Pro and Business, and with 1 for others (domain/search/provider-search.ts).
 */
const PRIORITY = '0';
const OTHERS = '1';

/** Returns the part of a search id that orders by age. */
const ageOf = (id: string) => id.slice(1);

/** Returns the lists of a step's professionals with priority and of the others, after an id. */
function streamsOf({ query }: Step, filters: Filters, after: string | null): Stream[] {
  const read = (range: { before?: string }) => (start: string | null, limit: number) =>
    query({ ...range, after: start, limit, filters });
  const start = (prefix: string) => prefix + ageOf(after ?? prefix);
  const none = { queue: [], size: 0, isEnd: false };
  return [
    { ...none, read: read({ before: OTHERS }), after: start(PRIORITY) },
    { ...none, read: read({}), after: start(OTHERS) },
  ];
}

/** Reads the next candidates of a stream. Returns the number of documents read. */
async function refill(stream: Stream, limit: number): Promise<number> {
  const { candidates, isEnd, read } = toListed(await stream.read(stream.after, limit), limit);
  const after = candidates.at(-1)?.id ?? stream.after;
  Object.assign(stream, { queue: candidates, after, size: limit, isEnd });
  return read;
}

/** Returns the stream with the newest candidate. */
const newestOf = (streams: readonly Stream[]): Stream | undefined =>
  streams
    .filter(({ queue }) => queue.length > 0)
    .toSorted((a, b) => (ageOf(a.queue[0]?.id ?? '') < ageOf(b.queue[0]?.id ?? '') ? -1 : 1))[0];

/**
 * Merges streams by age. Starts with a third of the reads, so that few documents are read that do
 * not fit on the page, and doubles what it reads of a stream each time.
 */
async function merge(streams: readonly Stream[], limit: number, reads: number): Promise<Listed> {
  const size = Math.ceil(reads / (3 * streams.length));
  const counts = await Promise.all(streams.map((stream) => refill(stream, size)));
  let read = counts.reduce((sum, count) => sum + count, 0);
  const candidates: Candidate[] = [];
  while (candidates.length < limit) {
    const empty = streams.find(({ queue, isEnd }) => queue.length === 0 && !isEnd);
    if (empty && read >= reads) break;
    if (empty) {
      read += await refill(empty, Math.min(2 * empty.size, reads - read));
      continue;
    }
    const next = newestOf(streams)?.queue.shift();
    if (!next) return { candidates, isEnd: true, read };
    // A professional can be in several bands of a query.
    if (candidates.at(-1)?.id !== next.id) candidates.push(next);
  }
  return { candidates, isEnd: false, read };
}

/**
 * Lists each tier from the newest professional to the oldest, across its bands. Ids hold the age,
 * so the lists of the bands are merged.
 */
export function listNewest(steps: readonly Step[], filters: Filters): ListedStep[] {
  return TIERS.flatMap((tier) => {
    const own = steps.filter((step) => step.tier === tier);
    if (own.length === 0) return [];
    return {
      ...{ tier, band: 0 },
      leastReads: 2 * own.length,
      list: (after, limit, reads) =>
        merge(
          own.flatMap((step) => streamsOf(step, filters, after)),
          limit,
          reads,
        ),
      isMatch: (provider, km) => own.some((step) => step.isMatch(provider, km)),
    } satisfies ListedStep;
  });
}
