import type { Browser } from '@playwright/test';
import { createPublicPages } from '../../functions/data/public-pages.ts';
import { findPage } from '../../functions/services/show-page.ts';
import { admin, unique } from '../support/people.ts';
import { storeChatMessage } from '../support/scenes.ts';
import { countBareReads } from './bare-reads.ts';
import { countClientReads } from './client-reads.ts';
import { GrowingMarket } from './growing-market.ts';
import { conversationsOfAll, searchAll, wholeChat, wholeInbox, type Naive } from './naive.ts';
import { measureSearch, SEARCHES } from './search-cost.ts';
import { countDocuments } from './server-reads.ts';

const SIZES = [100, 1_000, 10_000];
const LARGE = 100_000;

const documents = (naive: Naive) => `${naive.documents} in ${naive.ms.toFixed(0)} ms`;
const row = (...cells: string[]) =>
  console.log(`  ${cells.map((c, i) => c.padEnd(i ? 34 : 46)).join('')}`);

/** What each screen costs while the market grows, beside a design that reads everything. */
export async function measureGrowth(browser: Browser, site: string, isLarge: boolean) {
  const bare = await countBareReads();
  console.log('\nThe emulator and a bare query for the last 50 messages, documents');
  row('  when it begins', String(bare.opened));
  row('  one more message', String(bare.message));
  const market = await GrowingMarket.begin();
  for (const size of isLarge ? [...SIZES, LARGE] : SIZES) {
    await market.growTo(size);
    await measureAt(browser, site, market, size);
  }
}

async function measureAt(browser: Browser, site: string, market: GrowingMarket, size: number) {
  const { provider, chat } = market;
  console.log(`\nWith ${size} of providers, requests, conversations, and messages in one chat`);
  row('', 'Doorstep', 'everything read (documents)');
  const [everybody = { service: '', location: '' }] = SEARCHES;
  const search = await measureSearch(site);
  const page = await countDocuments(() =>
    findPage(createPublicPages(admin().firestore), market.handle),
  );
  const reads = await countClientReads(browser, site, market, async (message) => {
    const sender = { sender_type: 'client' as const, sender_uid: market.client.uid };
    const sides = { id: unique('bench'), request_id: chat.id, created_at: new Date() };
    await storeChatMessage({ ...sides, ...sender, message });
  });
  const naive = await searchAll(everybody);
  row('search, documents (goal 30)', String(search.documents), documents(naive));
  const times = `${search.median.toFixed(0)} ms, p95 ${search.p95.toFixed(0)} ms`;
  row('search, time (goal p95 300 ms)', times, `${naive.ms.toFixed(0)} ms`);
  const sizes = [search.bytes, naive.bytes].map((bytes) => `${(bytes / 1000).toFixed(1)} kB`);
  row('search, a page (goal 5 kB gzip)', sizes[0] ?? '', `${sizes[1] ?? ''} of JSON`);
  row('landing page, documents (goal 1)', String(page), '1');
  row('inbox, documents (goal 26)', String(reads.inbox), documents(await wholeInbox(provider.uid)));
  const conversations = documents(await conversationsOfAll(provider.uid));
  row('conversations, documents (goal 26)', String(reads.conversations), conversations);
  row(
    'opening a chat, messages (goal 51)',
    String(reads.chat),
    documents(await wholeChat(chat.id)),
  );
  row('a new message, messages (goal 1)', String(reads.message), 'as many as there are');
  row('  listeners that are begun for it', String(reads.begun), '');
}
