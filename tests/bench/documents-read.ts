import type { Browser, Page } from '@playwright/test';
import {
  analyticsMonthId,
  calendarDay,
  EMPTY_DAY,
} from '@doorstep/domain/analytics/analytics-month';
import { stored } from '@doorstep/local/demo/factories.ts';
import { teamMember } from '@doorstep/local/demo/team-member.ts';
import { Transaction } from 'firebase-admin/firestore';
import { createAnalytics } from '../../functions/analytics/analytics-repository.ts';
import { countView } from '../../functions/analytics/count-view.ts';
import { createViewedPages } from '../../functions/analytics/viewed-page-repository.ts';
import { createPublicPages } from '../../functions/pages/public-page-repository.ts';
import { createBranches } from '../../functions/profiles/branch-repository.ts';
import { createGalleries } from '../../functions/profiles/gallery-repository.ts';
import { createReviews } from '../../functions/reviews/review-repository.ts';
import { findPage } from '../../functions/pages/show-page.ts';
import { messageLog } from '../support/browser/chat.ts';
import { admin, createPerson, signIn } from '../support/browser/sign-in.ts';
import { fillMarket } from './large-market.ts';
import { countQueried, measureSearch } from './search-documents.ts';
import type { Row } from './table.ts';

declare global {
  interface Window {
    /** The bodies of all answers from Firestore. */
    firestoreAnswers: string;
  }
}

/** Makes the page record Firestore's answers. Must be called before the page loads. */
async function recordAnswers(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.firestoreAnswers = '';
    const original = window.fetch.bind(window);
    window.fetch = async (...request) => {
      const response = await original(...request);
      if (!/\/Listen\/channel|\/documents:/.test(response.url)) return response;
      const reader = response.clone().body?.pipeThrough(new TextDecoderStream()).getReader();
      void (async () => {
        for (let part = await reader?.read(); part?.value !== undefined;) {
          window.firestoreAnswers += part.value;
          part = await reader?.read();
        }
      })();
      return response;
    };
  });
}

const DOCUMENT = /"(?:document|found)":\s*\{\s*"name":\s*"[^"]*?\/documents\/([^"]+)"/g;

/** Returns the number of documents of these collections that the page has received. */
async function countReceived(page: Page, collections: readonly string[]): Promise<number> {
  // Firestore sends documents in several parts and does not mark the last one.
  await page.waitForTimeout(3000);
  const answers = await page.evaluate(() => window.firestoreAnswers);
  const paths = new Set([...answers.matchAll(DOCUMENT)].map(([, path = '']) => path));
  return [...paths].filter((path) => collections.includes(path.split('/')[0] ?? '')).length;
}

const THREADS = ['service_requests', 'conversations'];
/** Returns how many documents the inbox of a full team reads for one of its members. */
async function measureTeamInbox(browser: Browser, site: string, ownerUid: string): Promise<number> {
  const person = await createPerson('benchmember');
  const others = Array.from({ length: 9 }, (_, n) => `bench-member-${n}`);
  const batch = admin().firestore.batch();
  for (const id of [person.uid, ...others]) {
    const member = teamMember({ id, owner_uid: ownerUid });
    batch.set(admin().firestore.doc(`team_members/${id}`), stored(member));
  }
  await batch.commit();
  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  await recordAnswers(page);
  await signIn(page, person, '/dashboard');
  await page.getByRole('main').getByRole('listitem').nth(14).waitFor();
  const documents = await countReceived(page, [...THREADS, 'team_members']);
  await context.close();
  return documents;
}

/** Stores two years of analytics. */
async function writeAnalytics(uid: string): Promise<void> {
  const batch = admin().firestore.batch();
  for (let age = 0; age < 24; age += 1) {
    const now = new Date();
    const { month } = calendarDay(
      new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - age)),
    );
    const days = { '01': { ...EMPTY_DAY, views: 1, visitors: 1, sources: { search: 1 } } };
    const reference = admin().firestore.doc(`analytics/${analyticsMonthId(uid, month)}`);
    batch.set(reference, { provider_id: uid, month, days });
  }
  await batch.commit();
}

/** Returns how many documents two views of one visitor write. */
async function measureViewWrites(handle: string): Promise<number> {
  // `original.call` sets the transaction as `this`.
  // oxlint-disable-next-line typescript/unbound-method
  const { set, create } = Transaction.prototype;
  let count = 0;
  Object.assign(Transaction.prototype, {
    set(this: Transaction, ...given: Parameters<typeof set>) {
      count += 1;
      return set.apply(this, given);
    },
    create(this: Transaction, ...given: Parameters<typeof create>) {
      count += 1;
      return create.apply(this, given);
    },
  });
  const { firestore } = admin();
  const deps = {
    pages: createViewedPages(firestore),
    analytics: createAnalytics(firestore),
    isWithinLimit: () => true,
    linkSecret: 'bench',
    siteUrl: 'http://localhost',
  };
  const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0 Safari/537.36';
  const visit = { body: JSON.stringify({ handle }), network: '192.0.2.1', userAgent };
  try {
    await countView(deps, visit, new Date());
    await countView(deps, visit, new Date());
  } finally {
    Object.assign(Transaction.prototype, { set, create });
  }
  return count;
}

/** Measures the documents that screens read in a market with `size` professionals, threads, etc. */
export async function measureDocumentsRead(
  browser: Browser,
  site: string,
  size: number,
): Promise<Row[]> {
  const { provider, chat } = await fillMarket(size);
  const { firestore } = admin();
  const searchRows = await measureSearch(size);
  const pageDocuments = await countQueried(() =>
    findPage(
      {
        pages: createPublicPages(firestore),
        branches: createBranches(firestore),
        galleries: createGalleries(firestore),
        reviews: createReviews(firestore),
      },
      provider.profile.handle,
    ),
  );

  const context = await browser.newContext({ baseURL: site });
  const page = await context.newPage();
  await recordAnswers(page);
  await signIn(page, provider, '/dashboard');
  await page.getByRole('main').getByRole('listitem').nth(14).waitFor();
  const inboxDocuments = await countReceived(page, THREADS);
  await page.goto(`/chat/${chat.id}`);
  await messageLog(page).locator('[data-line]').last().waitFor();
  const chatDocuments = await countReceived(page, ['chat_messages', 'service_requests']);
  // The window is wide enough for a request beside the inbox.
  await page.goto(`/dashboard?open=${chat.id}`);
  await messageLog(page).locator('[data-line]').last().waitFor();
  const besideDocuments = await countReceived(page, ['chat_messages', ...THREADS]);
  await writeAnalytics(provider.uid);
  await page.goto('/dashboard/analytics');
  await page.getByText('Sums of').waitFor();
  const analyticsDocuments = await countReceived(page, ['analytics']);
  await context.close();
  const teamDocuments = await measureTeamInbox(browser, site, provider.uid);
  const viewWrites = await measureViewWrites(provider.profile.handle);

  const row = (label: string, figure: number, max: number): Row => ({
    label: `documents read with ${size} of everything: ${label}`,
    unit: 'count',
    figure,
    budget: { max },
  });
  return [
    ...searchRows,
    row('inbox', inboxDocuments, 30),
    row('inbox of a full team, by a member', teamDocuments, 40),
    row('chat opening', chatDocuments, 51),
    row('request opening beside the inbox', besideDocuments - inboxDocuments, 71),
    row('public page', pageDocuments, 12),
    row('two years of analytics', analyticsDocuments, 50),
    {
      label: 'documents written by the first and the second view of a visitor',
      unit: 'count',
      figure: viewWrites,
      budget: { max: 3 },
    },
  ];
}
