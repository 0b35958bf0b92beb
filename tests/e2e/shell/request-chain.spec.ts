import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { isData, longestChain, type Timed } from '../../support/browser/request-chain.ts';
import { createPerson, signIn, stored } from '../../support/browser/sign-in.ts';
import { expect, test } from '../../support/browser/test-fixtures.ts';
import {
  createProvider,
  manyLines,
  requestOf,
  storeManyRequests,
  storeRequest,
} from '../../support/test-data.ts';

/** So long that a request which waits for another one begins after it, on any machine. */
const DELAY_MS = 2000;

/** Delays all requests for data from now on. Returns those that were sent, with their times. */
async function slowDown(page: Page): Promise<Timed[]> {
  const sent: Timed[] = [];
  await page.route('**/*', async (route) => {
    const request = route.request();
    if (!isData(request)) return route.fallback();
    const name = `${request.method()} ${new URL(request.url()).pathname}`;
    const timed = { name, begin: Date.now(), end: Infinity };
    sent.push(timed);
    await sleep(DELAY_MS);
    timed.end = Date.now();
    return route.fallback();
  });
  return sent;
}

test(
  '§8 Speed: after a reload, the first card or message waits for at most three requests in a row, and is not stored',
  { tag: ['@8.7.40', '@4.10.11'] },
  async ({ visitor }) => {
    const provider = await createProvider('chain');
    const client = await createPerson('chain-client');
    await storeManyRequests(provider, client, 24);
    const { id } = await storeRequest(requestOf(provider, client), manyLines(3));
    for (const [person, path, text] of [
      [provider, '/dashboard', 'Request 1.'],
      [client, '/client-dashboard', 'Request 1.'],
      [provider, `/chat/${id}`, 'Line 3 of 3'],
    ] as const) {
      const page = await visitor();
      const first = page.getByText(text).first();
      await signIn(page, person, path);
      await expect(first).toBeVisible();
      const sent = await slowDown(page);
      // Leaves out the requests by which the former page ends its listeners.
      page.once('framenavigated', () => sent.splice(0));
      await page.reload();
      // `waitFor` looks in each frame. `toBeVisible` can notice the card a second after it is shown.
      await first.waitFor();
      const now = Date.now();
      const answered = sent.filter(({ end }) => end <= now);
      expect(answered.length).toBeGreaterThan(2);
      const chain = longestChain(answered);
      expect(chain.length, `${path}: ${chain.join(' → ')}`).toBeLessThanOrEqual(3);
      const stores = await stored(page);
      expect(stores).toContain(person.email);
      expect(stores).not.toContain(text);
      if (person !== client) expect(stores).not.toContain(client.email);
      expect(await page.evaluate(() => caches.keys())).toEqual([]);
      await page.unrouteAll({ behavior: 'ignoreErrors' });
    }
  },
);
