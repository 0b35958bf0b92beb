import type { Browser, Page } from '@playwright/test';
import { messageLog } from '../support/browser/chat.ts';
import { isData, longestChain, type Timed } from '../support/browser/request-chain.ts';
import { signIn, type Person } from '../support/browser/sign-in.ts';
import { median, type Row } from './table.ts';
import { throttle } from './throttle.ts';

const RUNS = 5;

const inDemo = (name: string): Person => ({
  ...{ uid: '', email: `${name}@doorstep.test`, password: 'doorstep-demo' },
});

const firstCard = (page: Page) => page.getByRole('main').getByRole('listitem').first();
const chatLink = (page: Page) => page.getByRole('main').getByRole('link', { name: /Chat/ }).first();

/** Records the requests for data from now on, with their times. */
function record(page: Page): Timed[] {
  const sent = new Map<object, Timed>();
  const all: Timed[] = [];
  page.on('request', (request) => {
    if (!isData(request)) return;
    const name = `${request.method()} ${new URL(request.url()).pathname}`;
    const timed = { name, begin: Date.now(), end: Infinity };
    sent.set(request, timed);
    all.push(timed);
  });
  page.on('response', (response) => {
    const timed = sent.get(response.request());
    if (timed) timed.end = Date.now();
  });
  return all;
}

/** Reloads a screen. Returns the milliseconds until its first entry, and what it waited for. */
async function reload(page: Page, first: ReturnType<typeof firstCard>) {
  const sent = record(page);
  // Leaves out the requests by which the former page ends its listeners.
  page.once('framenavigated', () => sent.splice(0));
  const begin = Date.now();
  await page.reload({ waitUntil: 'commit' });
  await first.waitFor();
  const end = Date.now();
  page.removeAllListeners('request').removeAllListeners('response');
  return { time: end - begin, chain: longestChain(sent.filter((request) => request.end <= end)) };
}

async function measureScreen(page: Page, label: string, first: ReturnType<typeof firstCard>) {
  const runs: Awaited<ReturnType<typeof reload>>[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await reload(page, first));
  const longest = runs.map(({ chain }) => chain).toSorted((a, b) => b.length - a.length)[0] ?? [];
  const what = `${label}: reload until the first`;
  const times = runs.map(({ time }) => time);
  const [figure, note] = [median(times), times.join(', ')];
  return [
    { label: `${what} entry`, unit: 'ms', figure, budget: null, note },
    {
      ...{ label: `${what} entry, requests in a row`, unit: 'count' },
      ...{ figure: longest.length, budget: null, note: longest.join(' → ') },
    },
  ] satisfies Row[];
}

/**
 * Measures the time from a reload to the first card or message on slow 4G. Also returns the longest
 * chain of requests for data in that time, which may contain requests that the entry did not need.
 * The test of the limit is e2e/shell/request-chain.spec.ts. The browser has cached the session and
 * the scripts, but no data.
 */
export async function measureFirstContent(browser: Browser, site: string): Promise<Row[]> {
  const rows: Row[] = [];
  for (const [name, path] of [
    ['provider', '/dashboard'],
    ['client', '/client-dashboard'],
  ] as const) {
    const context = await browser.newContext({
      baseURL: site,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await signIn(page, inDemo(name), path);
    await firstCard(page).waitFor();
    await throttle(page);
    rows.push(...(await measureScreen(page, path, firstCard(page))));
    if (name === 'client') {
      await chatLink(page).click();
      const message = messageLog(page).locator('[data-line]').first();
      await message.waitFor();
      rows.push(...(await measureScreen(page, 'a chat', message)));
    }
    await context.close();
  }
  return rows;
}
