import { createServer } from 'node:net';
import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { BROWSER_LAUNCH } from '../support/browser/chromium.ts';
import { PUBLIC_PAGES } from './public-pages.ts';
import { median, type Row } from './table.ts';

const RUNS = 5;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** The budgets of the metrics. The LCP of /search has its own budget. */
const METRICS = {
  LCP: { audit: 'largest-contentful-paint', unit: 'ms', max: 1200 },
  TBT: { audit: 'total-blocking-time', unit: 'ms', max: 50 },
  CLS: { audit: 'cumulative-layout-shift', unit: 'shift', max: 0.02 },
} as const;
const SEARCH_LCP_MS = 1500;

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

async function runOnce(url: string, port: number) {
  const result = await lighthouse(url, { port, output: 'json', logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse has no result for ${url}`);
  return result.lhr;
}

/** Measures one page in a new browser. Returns medians. */
async function measurePage(site: string, path: string): Promise<Row[]> {
  const port = await freePort();
  const args = [...(BROWSER_LAUNCH.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...BROWSER_LAUNCH, args });
  try {
    const runs: Awaited<ReturnType<typeof runOnce>>[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(site + path, port));
    const scores = CATEGORIES.map((category): Row => {
      const scored = runs.map(({ categories }) => (categories[category]?.score ?? NaN) * 100);
      const figure = Math.round(median(scored));
      return { label: `${path}: ${category}`, unit: 'count', figure, budget: { min: 99 } };
    });
    const metrics = Object.entries(METRICS).map(([name, { audit, unit, max }]): Row => {
      const figure = median(runs.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
      const budget = { max: name === 'LCP' && path === '/search' ? SEARCH_LCP_MS : max };
      return { label: `${path}: ${name}`, unit, figure, budget };
    });
    return [...scores, ...metrics];
  } finally {
    await browser.close();
  }
}

/** Measures the public pages with Lighthouse's mobile profile (a slow phone on slow 4G). */
export async function measureLighthouse(site: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of PUBLIC_PAGES) rows.push(...(await measurePage(site, path)));
  return rows;
}
