import http from 'node:http';
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

/** A page without scripts and styles. On another day, only the difference to it is comparable. */
const BARE = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>Bare</title><meta name="description" content="bare"><h1>Bare page</h1><p>${'text '.repeat(400)}`;

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

/** Measures one page in a new browser. Returns medians, without budgets for the bare page. */
async function measurePage(url: string, path: string, isBare = false): Promise<Row[]> {
  const port = await freePort();
  const args = [...(BROWSER_LAUNCH.args ?? []), `--remote-debugging-port=${port}`];
  const browser = await chromium.launch({ ...BROWSER_LAUNCH, args });
  try {
    const runs: Awaited<ReturnType<typeof runOnce>>[] = [];
    for (let run = 0; run < RUNS; run += 1) runs.push(await runOnce(url, port));
    const scores = CATEGORIES.map((category): Row => {
      const scored = runs.map(({ categories }) => (categories[category]?.score ?? NaN) * 100);
      const figure = Math.round(median(scored));
      const budget = isBare ? null : { min: 99 };
      return { label: `${path}: ${category}`, unit: 'count', figure, budget };
    });
    const metrics = Object.entries(METRICS).map(([name, { audit, unit, max }]): Row => {
      const figure = median(runs.map(({ audits }) => audits[audit]?.numericValue ?? NaN));
      const limit = { max: name === 'LCP' && path === '/search' ? SEARCH_LCP_MS : max };
      const budget = isBare ? null : limit;
      return { label: `${path}: ${name}`, unit, figure, budget };
    });
    return [...scores, ...metrics];
  } finally {
    await browser.close();
  }
}

/** Measures a bare page of a server of its own. */
async function measureBarePage(): Promise<Row[]> {
  const server = http.createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end(BARE);
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  try {
    return await measurePage(`http://127.0.0.1:${port}/`, 'a bare page', true);
  } finally {
    server.close();
  }
}

/**
 * Measures a bare page and the public pages with Lighthouse's mobile profile (a slow phone on slow
 * 4G).
 */
export async function measureLighthouse(site: string): Promise<Row[]> {
  const rows = await measureBarePage();
  for (const path of PUBLIC_PAGES) rows.push(...(await measurePage(site + path, path)));
  return rows;
}
