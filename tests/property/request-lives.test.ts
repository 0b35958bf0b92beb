import fc from 'fast-check';
import { AppError } from '@doorstep/domain/app-error';
import { profileFactsSchema } from '@doorstep/domain/profiles/facts';
import { providerProfile, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { deleteApp, initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { afterAll, expect, it } from 'vitest';
import { createAnalytics } from '../../functions/analytics/analytics-repository.ts';
import { createMailOutbox } from '../../functions/mail/mail-outbox-repository.ts';
import { createPhotoUses } from '../../functions/pictures/photo-use-repository.ts';
import { createPictureBucket } from '../../functions/pictures/picture-bucket-repository.ts';
import { createPictures } from '../../functions/pictures/picture-repository.ts';
import { createProviderProfiles } from '../../functions/profiles/provider-profile-repository.ts';
import { appendHistory, sideOf } from '../../functions/requests/append-history.ts';
import { decideQuote } from '../../functions/requests/decide-quote.ts';
import { createQuotes } from '../../functions/requests/quote-repository.ts';
import { sendQuote } from '../../functions/requests/send-quote.ts';
import {
  createServiceRequests,
  parseRequest,
} from '../../functions/requests/service-request-repository.ts';
import { updateFacts } from '../../functions/requests/update-facts.ts';
import { withdrawQuote } from '../../functions/requests/withdraw-quote.ts';
import { createRateLimits } from '../../functions/platform/limits/rate-limit-repository.ts';
import { createReviews } from '../../functions/reviews/review-repository.ts';
import { writeReview } from '../../functions/reviews/write-review.ts';
import { createTeams } from '../../functions/team/team-repository.ts';
import { runToEnd } from '../support/server/until.ts';
import { readOptions, replayCommand } from './support/options.ts';

// Random lives of requests: changes of the status, quotes, reviews, blocks and deletions in any
// order. Afterwards counts, history and quotes must agree. The use cases are those of the product.

const { histories, seed, path } = readOptions(process.env);
const app = initializeApp({ projectId: `demo-lives-${process.pid}` }, 'lives');
const db = getFirestore(app);
const [requests, reviews, quotes, teams] = [
  createServiceRequests(db),
  createReviews(db),
  createQuotes(db),
  createTeams(db),
];
/** What a review's transaction writes too. */
const reviewEffects = {
  analytics: createAnalytics(db),
  outbox: createMailOutbox(db),
  profiles: createProviderProfiles(db),
  accounts: { findEmail: () => Promise.resolve('pro@doorstep.test') },
  pictures: createPictures(db),
  photoUses: createPhotoUses(db),
  bucket: createPictureBucket(),
};
afterAll(() => deleteApp(app));

const DAY_MS = 24 * 60 * 60 * 1000;
const REQUESTS = [0, 1, 2, 3];
const STEP = fc.record({
  do: fc.constantFrom(
    'status',
    'send',
    'accept',
    'decline',
    'withdraw',
    'expire',
    'review',
    'wait',
    'hide',
    'block',
    'delete',
  ),
  request: fc.constantFrom(...REQUESTS),
  status: fc.constantFrom('pending', 'in_progress', 'completed', 'cancelled'),
  stars: fc.integer({ min: 1, max: 5 }),
});
type Step = typeof STEP extends fc.Arbitrary<infer One> ? One : never;

let lives = 0;

/** A market of its own: two professionals and two clients with a request to each. */
class Life {
  readonly #name: string;
  readonly #blocked = new Set<string>();
  readonly #deleted = new Set<string>();
  #now = Date.now();

  constructor() {
    lives += 1;
    this.#name = `life${lives}`;
  }

  readonly pro = (i: number) => `${this.#name}pro${i % 2}`;
  readonly client = (i: number) => `${this.#name}client${Math.floor(i / 2)}`;
  readonly id = (i: number) => `${this.#name}request${i}`;
  readonly document = (i: number) => db.doc(`service_requests/${this.id(i)}`);

  async start(): Promise<void> {
    for (const i of [0, 1]) {
      const profile = providerProfile({ user_id: this.pro(i) });
      await db.doc(`provider_profiles/${this.pro(i)}`).set(stored(profile));
    }
    for (const i of REQUESTS) {
      const sides = { provider_id: this.pro(i), client_uid: this.client(i) };
      const request = serviceRequest({ id: this.id(i), ...sides, created_at: new Date(this.#now) });
      await this.document(i).set(stored(request));
    }
  }

  /** Runs a step, and what the trigger on requests does after it. A refusal is fine. */
  async run(step: Step): Promise<void> {
    const i = step.request;
    const before = parseRequest(await this.document(i).get());
    try {
      await this.#act(step);
    } catch (error) {
      if (!(error instanceof AppError) || error.code === 'internal') throw error;
    }
    const document = await this.document(i).get();
    const after = parseRequest(document);
    if (!after || !document.updateTime) throw new Error('the request is gone');
    const at = document.updateTime.toDate();
    const change = { side: await sideOf(teams, before, after), at };
    await appendHistory(requests, before, after, change);
    await updateFacts({ requests, profiles: createProviderProfiles(db) }, before, after, change);
  }

  async #act({ do: what, request: i, status, stars }: Step): Promise<unknown> {
    const [pro, client, request_id] = [this.pro(i), this.client(i), this.id(i)];
    const isBlocked = (one: string, other: string) =>
      Promise.resolve(this.#blocked.has(`${one} ${other}`));
    const closedAccounts = { has: (uid: string) => Promise.resolve(this.#deleted.has(uid)) };
    const rateLimits = createRateLimits(db);
    const deps = { requests, quotes, teams, blocks: { isBlocked }, closedAccounts, rateLimits };
    const quote = parseRequest(await this.document(i).get())?.quote;
    const known = { request_id, quote_id: quote?.id ?? 'none' };
    const caller = { uid: client, email: `${client}@doorstep.test` };
    const professional = { uid: pro, email: `${pro}@doorstep.test` };
    const guests = { findProof: () => Promise.resolve(null) };
    switch (what) {
      case 'status':
        return this.document(i).update({
          status,
          status_changed_by: status === 'cancelled' ? client : pro,
          status_changed_at: FieldValue.serverTimestamp(),
        });
      case 'send': {
        const valid_until = new Date(Date.now() + 5 * DAY_MS).toISOString().slice(0, 10);
        const lines = Array.from({ length: stars }, (_, n) => ({ text: `No. ${n}`, cents: n * 7 }));
        const content = { lines, tax_note: null, message: null, valid_until, time_zone: 'UTC' };
        return sendQuote(deps, professional, { request_id, ...content });
      }
      case 'accept':
      case 'decline':
        return decideQuote({ ...deps, guests }, caller, { ...known, accept: what === 'accept' });
      case 'withdraw':
        return withdrawQuote(deps, professional, known);
      case 'expire':
        return quote && this.document(i).update({ 'quote.valid_until': '2026-01-01' });
      case 'review':
        if (this.#deleted.has(client)) return undefined;
        return writeReview(
          { ...{ reviews, requests, teams }, ...reviewEffects },
          caller,
          { request_id, stars, text: 'Fine.' },
          new Date(this.#now),
        );
      case 'wait':
        this.#now += 15 * DAY_MS;
        return undefined;
      case 'hide': {
        const review = await reviews.findOf({ provider_id: pro, client_uid: client });
        return (
          review &&
          db.runTransaction(async (transaction) =>
            reviews.hide(transaction, await reviews.readToHide(transaction, review.id)),
          )
        );
      }
      case 'block':
        return this.#blocked.add(`${pro} ${client}`);
      default:
        this.#deleted.add(client);
        return runToEnd(reviews.removeOfClient(client));
    }
  }

  async expectAgreement(): Promise<void> {
    for (const i of [0, 1]) await this.#expectFacts(this.pro(i));
    for (const i of REQUESTS) await this.#expectRequest(i);
  }

  async #expectFacts(pro: string): Promise<void> {
    const profile = await db.doc(`provider_profiles/${pro}`).get();
    const facts = profileFactsSchema.parse(profile.get('facts'));
    const { docs } = await db.collection('reviews').where('provider_id', '==', pro).get();
    const counted = docs.filter((review) => review.get('hired') && !review.get('hidden'));
    const stars = [1, 2, 3, 4, 5].map(
      (n) => counted.filter((review) => review.get('stars') === n).length,
    );
    expect(facts.stars).toEqual(stars);
    const completed = await db.runTransaction((transaction) =>
      requests.countCompleted(transaction, pro),
    );
    expect(facts.jobs_completed).toBe(completed);
    const clients = docs.map((review) => String(review.get('client_uid')));
    expect(new Set(clients).size).toBe(clients.length);
    expect(clients.filter((uid) => this.#deleted.has(uid))).toEqual([]);
  }

  async #expectRequest(i: number): Promise<void> {
    const document = await this.document(i).get();
    const history = await document.ref.collection('history').orderBy('at').get();
    const statuses = ['pending', ...history.docs.map((entry) => String(entry.get('status')))];
    expect(statuses.at(-1)).toBe(document.get('status'));
    expect(statuses.filter((status, n) => status === statuses[n - 1])).toEqual([]);
    const earlier = (await document.ref.collection('quotes').get()).docs.map((quote) =>
      quote.data(),
    );
    const newest = parseRequest(document)?.quote;
    const isOpen = ({ state, valid_until }: Record<string, unknown>) =>
      state === 'open' && valid_until !== '2026-01-01';
    expect(earlier.filter(isOpen)).toEqual([]);
    const sum = newest?.lines.reduce((total, { cents }) => total + cents, 0);
    expect(newest?.total_cents).toBe(sum);
    if (newest?.state === 'accepted') expect(statuses).toContain('in_progress');
  }
}

/** Each life has up to 30 steps, so a tenth of the histories takes as long. */
const runs = Math.max(1, Math.ceil(histories / 10));

it(`${runs} lives of requests end with equal counts, history and quotes (seed ${seed})`, async () => {
  const life = fc.asyncProperty(fc.array(STEP, { minLength: 10, maxLength: 30 }), async (steps) => {
    const one = new Life();
    await one.start();
    for (const step of steps) await one.run(step);
    await one.expectAgreement();
  });
  const details = await fc.check(life, { seed, numRuns: runs, ...(path !== null && { path }) });
  if (!details.failed) return;
  const { counterexamplePath, errorInstance, counterexample } = details;
  const steps = JSON.stringify(counterexample, null, 1);
  throw new Error(`${replayCommand(seed, counterexamplePath)}\n${String(errorInstance)}\n${steps}`);
});
