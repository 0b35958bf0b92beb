import { PAGE_SIZE } from '@doorstep/domain/limits';
import { publicAddress } from '@doorstep/domain/pictures/picture';
import { isReviewable } from '@doorstep/domain/reviews/review';
import { photoUrls } from '@doorstep/domain/reviews/review-photo';
import { quoteStatus } from '@doorstep/domain/requests/quote';
import { requestStatusSchema, urgencySchema } from '@doorstep/domain/requests/service-request';
import { dayOf, kindsOf, validBadges } from '@doorstep/domain/badges/valid-badges';
import { describe, expect, it } from 'vitest';
import { toApplications, toBadges } from './badges.ts';
import { CONVERSATIONS } from './content/conversations.ts';
import { NORA } from './content/people.ts';
import { PROVIDERS } from './content/providers.ts';
import { RIVERA } from './content/providers/plumbing.ts';
import { FACTORY_TIME } from './factories.ts';
import {
  profileFinder,
  sentPhotos,
  toConversations,
  toProfile,
  toRequestThreads,
} from './market.ts';
import { reviewPhotos, toFacts, toReviews } from './reviews.ts';
import { demoPictures, downloadAddress } from './seed/pictures.ts';

const now = FACTORY_TIME;
const addressOf = (path: string) => downloadAddress('http://localhost:1', 'demo', path);
// The factories throw for invalid documents, so this is the first test.
const profiles = PROVIDERS.map((provider) =>
  toProfile(provider, demoPictures(provider), addressOf, now),
);
const find = profileFinder(profiles);
const requested = toRequestThreads(find, addressOf, now);
const { reviews, reviewed } = toReviews(find, requested, addressOf, now);
const threads = [...requested, ...reviewed];
const requests = threads.map(({ request }) => request);
const conversations = toConversations(find, addressOf, now);
const published = profiles.filter((profile) => profile.published);

const distinct = (values: readonly unknown[]) => new Set(values).size;

describe('the demo market', () => {
  it('has at least 48 public pages in at least twelve cities', () => {
    expect(published.length).toBeGreaterThanOrEqual(48);
    expect(distinct(published.map(({ city }) => city))).toBeGreaterThanOrEqual(12);
  });

  it('has unique handles, names, bios and phone numbers', () => {
    for (const field of ['handle', 'display_name', 'bio', 'phone'] as const) {
      const given = profiles.map((profile) => profile[field]).filter((value) => value !== null);
      expect([field, distinct(given)]).toEqual([field, given.length]);
    }
  });

  it('contains every edge case of a page', () => {
    const count = (test: (profile: (typeof profiles)[number]) => boolean) =>
      published.filter(test).length;
    expect(count(({ locations }) => locations.length === 0)).toBeGreaterThan(1);
    expect(count(({ phone, website_url }) => phone === null && website_url === null)).toBe(1);
    expect(count(({ email }) => email === null)).toBe(1);
    expect(count(({ bio }) => bio === null)).toBe(1);
    expect(count(({ bio }) => (bio?.length ?? 0) > 1900)).toBe(1);
    expect(count(({ display_name }) => /[^\u0020-\u024f’·]/.test(display_name))).toBe(1);
    expect(PROVIDERS.some(({ photos }) => photos.length === 0)).toBe(true);
    expect(PROVIDERS.some(({ photos }) => photos.length === 12)).toBe(true);
    expect(PROVIDERS.some(({ cover }) => cover === null)).toBe(true);
    expect(PROVIDERS.some(({ hasAvatar }) => hasAvatar === false)).toBe(true);
  });

  it('has one unpublished page, which a renewal publishes again', () => {
    const lapsed = profiles.filter((profile) => !profile.published);
    expect(lapsed.map((profile) => profile.publish_on_renewal)).toEqual([true]);
  });

  it('has requests to Rivera Plumbing in every status and urgency', () => {
    const inbox = threads.filter(({ request }) => request.provider_id === RIVERA.handle);
    const pairs = inbox.map(({ request }) => `${request.status} ${request.urgency}`);
    const all = requestStatusSchema.options.flatMap((status) =>
      urgencySchema.options.map((urgency) => `${status} ${urgency}`),
    );
    expect(all.filter((pair) => !pairs.includes(pair))).toEqual([]);
    expect(distinct(inbox.map(({ request }) => request.client_uid))).toBeGreaterThan(4);
  });

  it('has requests from the demo client to several professionals', () => {
    const mine = requests.filter(({ client_uid }) => client_uid === NORA.uid);
    expect(distinct(mine.map(({ provider_id }) => provider_id))).toBeGreaterThanOrEqual(5);
  });

  it('has reviews of at least 30 professionals, and two pages of Rivera Plumbing', () => {
    expect(distinct(reviews.map(({ provider_id }) => provider_id))).toBeGreaterThanOrEqual(30);
    const ofRivera = reviews.filter(({ provider_id }) => provider_id === RIVERA.handle);
    expect(ofRivera.length).toBeGreaterThan(PAGE_SIZE.reviews);
    expect(distinct(ofRivera.map(({ stars }) => stars))).toBe(5);
    expect(reviews.filter(({ hired }) => !hired).length).toBeGreaterThan(2);
  });

  it('has photos in a review of Rivera Plumbing, each uploaded as a copy without a token', () => {
    const shown = reviews.filter(({ photos }) => photos.length > 0);
    expect(shown.map(({ provider_id }) => provider_id)).toEqual([RIVERA.handle]);
    expect(shown.flatMap(photoUrls)).toEqual(
      reviewPhotos().map(({ path }) => publicAddress(addressOf(path))),
    );
  });

  it('has one review for each client and professional, after the request ended', () => {
    expect(distinct(reviews.map(({ id }) => id))).toBe(reviews.length);
    for (const review of reviews) {
      const thread = threads.find(({ request }) => review.request_ids.includes(request.id));
      if (!thread) throw new Error(`The request of ${review.id} does not exist.`);
      const { request, history } = thread;
      expect(request).toMatchObject({
        provider_id: review.provider_id,
        client_uid: review.client_uid,
        status: review.hired ? 'completed' : 'cancelled',
      });
      expect(isReviewable(request, review.created_at)).toBe(true);
      const times = [
        find(request.provider_handle).created_at,
        request.created_at,
        ...history.map(({ at }) => at),
        review.created_at,
        ...(review.answered_at ? [review.answered_at] : []),
        now,
      ].map(Number);
      expect([review.id, times]).toEqual([review.id, times.toSorted((a, b) => a - b)]);
    }
  });

  it('has a completed request of the demo client that has no review yet', () => {
    const completed = requests.filter(
      ({ client_uid, status }) => client_uid === NORA.uid && status === 'completed',
    );
    const isReviewed = ({ id }: { id: string }) =>
      reviews.some(({ request_ids }) => request_ids.includes(id));
    expect(completed.map(isReviewed).toSorted()).toEqual([false, true]);
  });

  it('has facts that agree with the reviews and requests', () => {
    const facts = profiles.map(({ id }) => toFacts(id, requests, reviews));
    const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
    expect(sum(facts.map(({ stars }) => sum(stars)))).toBe(
      reviews.filter(({ hired }) => hired).length,
    );
    expect(sum(facts.map(({ jobs_completed }) => jobs_completed))).toBe(
      requests.filter(({ status }) => status === 'completed').length,
    );
    expect(toFacts(RIVERA.handle, requests, reviews).answer_minutes).not.toBeNull();
    expect(toFacts('hop-movers', requests, reviews).answer_minutes).toBeNull();
  });

  it('has valid badges of 30 professionals, a refusal, and applications to decide', () => {
    const applications = toApplications(now);
    const states = applications.map(({ state }) => state);
    expect(states.filter((state) => state !== 'granted').toSorted()).toEqual([
      ...['pending', 'pending', 'refused'],
    ]);
    const uids = applications.map(({ provider_id }) => provider_id);
    expect(uids.filter((uid) => !profiles.some(({ id }) => id === uid))).toEqual([]);
    const kinds = profiles.map(({ id }) => {
      const badges = toBadges(id, applications);
      expect(validBadges(badges, dayOf(now))).toEqual(badges);
      return kindsOf(badges).join(' ');
    });
    const count = (name: string) => kinds.filter((kind) => kind === name).length;
    expect([count('license'), count('insurance'), count('license insurance')]).toEqual([8, 12, 10]);
    expect(kindsOf(toBadges(RIVERA.handle, applications))).toEqual(['license']);
  });

  it('has a conversation that is longer than a page of messages', () => {
    expect(Math.max(...conversations.map(({ messages }) => messages.length))).toBeGreaterThan(50);
  });

  it('starts each conversation with the client', () => {
    expect(CONVERSATIONS.filter(({ turns }) => turns[0]?.[0] !== 'client')).toEqual([]);
  });

  it('has photos in requests, their chats and a direct chat, each in the folder of its sender', () => {
    const sent = [
      ...threads.map(({ request }) => [request.client_uid, request.photos] as const),
      ...[threads, conversations].flatMap((all) =>
        all.flatMap(({ messages }) =>
          messages.map((message) => [message.sender_uid, message.photos] as const),
        ),
      ),
    ].flatMap(([uid, photos]) => photos.map((url) => ({ uid, url })));
    expect(sent.length).toBeGreaterThan(8);
    expect(distinct(sent.map(({ url }) => url))).toBe(sent.length);
    expect(sent.map(({ url }) => url).toSorted()).toEqual(
      sentPhotos()
        .map(({ path }) => addressOf(path))
        .toSorted(),
    );
    expect(sent.filter(({ uid, url }) => !url.includes(`/private-photos%2F${uid}%2F`))).toEqual([]);
  });

  it('has messages in the past, in order', () => {
    for (const { messages } of [...threads, ...conversations]) {
      const times = messages.map((message) => message.created_at.getTime());
      expect(times).toEqual(times.toSorted((a, b) => a - b));
      expect(times.at(-1) ?? 0).toBeLessThanOrEqual(now.getTime());
    }
  });

  it('has the history that leads to each status, in the past and in order', () => {
    for (const { request, history } of threads) {
      expect(history.at(-1)?.status ?? 'pending').toBe(request.status);
      const times = [request.created_at, ...history.map(({ at }) => at), now].map(Number);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  it('has quotes of each state, sent and decided after the request and in the past', () => {
    const quotes = threads.flatMap(({ request }) =>
      request.quote ? [{ request, ...request.quote }] : [],
    );
    const states = new Set(quotes.map((quote) => quoteStatus(quote, now)));
    expect([...states].toSorted()).toEqual(['accepted', 'declined', 'expired', 'open']);
    expect(distinct(quotes.map(({ request }) => request.provider_id))).toBeGreaterThan(30);
    for (const { request, created_at, decided_at } of quotes) {
      const times = [request.created_at, created_at, decided_at ?? now, now].map(Number);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    }
  });

  it('has uids without the character that separates them in ids', () => {
    const uids = [
      ...profiles.map(({ id }) => id),
      ...threads.map(({ request }) => request.client_uid),
    ];
    expect(uids.filter((uid) => uid.includes('_'))).toEqual([]);
  });
});
