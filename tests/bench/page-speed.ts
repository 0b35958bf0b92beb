import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { BROWSER_LAUNCH } from '../support/chromium.ts';

const METRICS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

export type Category = 'performance' | 'accessibility' | 'best-practices' | 'seo';
export type Metric = keyof typeof METRICS;

/** Medians of several runs: scores of 0 to 100, times in milliseconds. */
export interface PageSpeed {
  scores: Record<Category, number>;
  metrics: Record<Metric, number>;
}

const median = (values: number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

async function runOnce(url: string, port: number): Promise<PageSpeed> {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  const { audits, categories } = result.lhr;
  const score = (category: Category) =>
    Math.round((categories[category]?.score ?? Number.NaN) * 100);
  const value = (metric: Metric) => audits[METRICS[metric]]?.numericValue ?? Number.NaN;
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    metrics: { FCP: value('FCP'), LCP: value('LCP'), TBT: value('TBT'), CLS: value('CLS') },
  };
}

/** A port that nobody listens on. */
function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' ? address?.port : undefined;
      server.close(() => resolve(port ?? 0));
    });
  });
}

function medians(runs: readonly PageSpeed[]): PageSpeed {
  const score = (category: Category) => median(runs.map((run) => run.scores[category]));
  const metric = (name: Metric) => median(runs.map((run) => run.metrics[name]));
  return {
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
      seo: score('seo'),
    },
    metrics: { FCP: metric('FCP'), LCP: metric('LCP'), TBT: metric('TBT'), CLS: metric('CLS') },
  };
}

/** Medians of a page as Lighthouse's mobile profile sees it (a slow phone on slow 4G), in a browser of its own. */
export async function measurePage(url: string, times: number): Promise<PageSpeed> {
  const port = await freePort();
  const args = [...(BROWSER_LAUNCH.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...BROWSER_LAUNCH, args });
  try {
    const runs: PageSpeed[] = [];
    for (let i = 0; i < times; i++) runs.push(await runOnce(url, port));
    return medians(runs);
  } finally {
    await browser.close();
  }
}
