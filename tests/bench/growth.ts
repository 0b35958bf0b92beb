import type { Browser } from '@playwright/test';
import { createPublicPages } from '../../functions/data/public-pages.ts';
import { findPage } from '../../functions/services/show-page.ts';
import { admin } from '../support/people.ts';
import { countClientReads, type ClientReads } from './client-reads.ts';
import { GrowingMarket } from './growing-market.ts';
import { conversationsOfAll, searchAll, wholeChat, wholeInbox, type Naive } from './naive.ts';
import { measureSearch, SEARCHES, type SearchCost } from './search-cost.ts';
import { countDocuments } from './server-reads.ts';

const SIZES = [100, 1_000, 10_000];
const LARGE = 100_000;

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
  for (const size of isLarge ? [...SIZES, LARGE] : SIZES) {
    try {
      all.push(await growAndMeasure(browser, site, market, size));
    } catch (error) {
      // The emulators hold everything in memory: there may be no room for the largest.
      if (all.length === 0) throw error;
      console.error(`✖ ${size} of everything could not be measured:`, error);
      break;
    }
  }
  return all;
}

async function growAndMeasure(
  browser: Browser,
  site: string,
  market: GrowingMarket,
  size: number,
): Promise<AtSize> {
  const begun = performance.now();
  await market.growTo(size);
  const filled = performance.now();
  const measured = await measureAt(browser, site, market, size);
  const seconds = (from: number, to: number) => Math.round((to - from) / 1000);
  const took = `written in ${seconds(begun, filled)} s, measured in ${seconds(filled, performance.now())} s`;
  console.log(`  ${size} of everything: ${took}`);
  return measured;
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
