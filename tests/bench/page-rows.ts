import { PAGE_ANCHORS, SEARCH_ANCHORS } from './anchors.ts';
import { writeFigures, type Goal, type Unit } from './goals.ts';
import type { Category, Metric, PageSpeed } from './page-speed.ts';
import type { Row } from './table.ts';

/** Public pages of the demo market; that of a professional with pictures, and a search of 24. */
export const PUBLIC_PAGES = ['/', '/pricing', '/p/rivera-plumbing', '/search'] as const;

type Timed = 'performance' | Metric;
type Goals = Partial<Record<Timed, Goal>>;

const TIMED: readonly [Timed, Unit][] = [
  ['performance', 'count'],
  ['FCP', 'ms'],
  ['LCP', 'ms'],
  ['TBT', 'ms'],
  ['CLS', 'shift'],
];
const REST: readonly Category[] = ['accessibility', 'best-practices', 'seo'];

const PAGE_GOALS: Goals = {
  performance: { least: 99 },
  LCP: { most: 1_200 },
  TBT: { most: 50 },
  CLS: { most: 0.02 },
};
const SEARCH_GOALS: Goals = {
  performance: { least: 99 },
  LCP: { most: 1_500 },
  TBT: { most: 50 },
  CLS: { most: 0.02 },
};

const valueOf = ({ scores, metrics }: PageSpeed, part: Timed) =>
  part === 'performance' ? scores.performance : metrics[part];

/** The rows of one page; `naive` is the same page made in the browser. */
export function pageRows(path: string, found: PageSpeed, naive: PageSpeed): Row[] {
  const isSearch = path === '/search';
  const goals = isSearch ? SEARCH_GOALS : PAGE_GOALS;
  const anchors: Partial<Record<Timed, string>> = isSearch ? SEARCH_ANCHORS : PAGE_ANCHORS;
  const timed = TIMED.map(([part, unit]): Row => {
    const goal = goals[part];
    return {
      what: `${path}: ${part}`,
      unit,
      figures: [valueOf(found, part)],
      ...(goal && { goal }),
      anchor: anchors[part] ?? '',
      naive: writeFigures(unit, [valueOf(naive, part)]),
    };
  });
  const rest: Row = {
    what: `${path}: accessibility, best practices, SEO`,
    unit: 'count',
    figures: REST.map((category) => found.scores[category]),
    goal: { least: 100 },
    naive: REST.map((category) => naive.scores[category]).join(', '),
  };
  return [...timed, rest];
}
