import type { Browser } from '@playwright/test';
import { createPublicPages } from '../../functions/pages/public-page-repository.ts';
import { findPage } from '../../functions/pages/show-page.ts';
import { admin } from '../support/people.ts';
import { countClientReads, type ClientReads } from './client-reads.ts';
import { GrowingMarket } from './growing-market.ts';
import { conversationsOfAll, searchAll, wholeChat, wholeInbox, type Naive } from './naive.ts';
import { measureSearch, SEARCHES, type SearchCost } from './search-cost.ts';
import { countDocuments } from './server-reads.ts';

const SIZES = [100, 1_000, 10_000];
const LARGE = 100_000;
const MINUTE_MS = 60_000;
/** Of writing: the emulators are one process each, and a larger market goes through the same one. */
const MOST_MINUTES = 30;

/** What the screens cost with so many of everything, beside a design that reads it all. */
export interface AtSize {
  size: number;
  search: SearchCost;
  /** Documents of a landing page. */
  page: number;
  reads: ClientReads;
  naive: { search: Naive; inbox: Naive; conversations: Naive; chat: Naive };
}

/** Fills a market of the emulators step by step, and measures at each; answers what could be measured. */
export async function measureGrowth(
  browser: Browser,
  site: string,
  isLarge: boolean,
): Promise<AtSize[]> {
  const market = await GrowingMarket.begin();
  const all: AtSize[] = [];
  let written = { size: 0, ms: 0 };
  for (const size of isLarge ? [...SIZES, LARGE] : SIZES) {
    const minutes = (written.ms * size) / (written.size || 1) / MINUTE_MS;
    if (minutes > MOST_MINUTES) {
      console.error(
        `✖ ${size} of everything is left out: writing takes ${Math.round(minutes)} min.`,
      );
      break;
    }
    try {
      const ms = await growTo(market, size);
      written = { size, ms: written.ms + ms };
      all.push(await measureAt(browser, site, market, size));
    } catch (error) {
      // The emulators hold everything in memory: there may be no room for the largest.
      if (all.length === 0) throw error;
      console.error(`✖ ${size} of everything could not be measured:`, error);
      break;
    }
  }
  return all;
}

/** How long it took, in milliseconds. */
async function growTo(market: GrowingMarket, size: number): Promise<number> {
  const begun = performance.now();
  await market.growTo(size);
  const ms = performance.now() - begun;
  console.log(`  ${size} of everything: written in ${Math.round(ms / 1000)} s, measuring …`);
  return ms;
}

async function measureAt(
  browser: Browser,
  site: string,
  market: GrowingMarket,
  size: number,
): Promise<AtSize> {
  const { provider, chat } = market;
  const [everybody = { service: '', location: '' }] = SEARCHES;
  return {
    size,
    search: await measureSearch(site),
    page: await countDocuments(() => findPage(createPublicPages(admin().firestore), market.handle)),
    reads: await countClientReads(browser, site, market, (text) => market.say(text)),
    naive: {
      search: await searchAll(everybody),
      inbox: await wholeInbox(provider.uid),
      conversations: await conversationsOfAll(provider.uid),
      chat: await wholeChat(chat.id),
    },
  };
}
