import { requestStatusSchema, urgencySchema } from '@doorstep/domain/requests/service-request';
import { describe, expect, it } from 'vitest';
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
import { demoPictures } from './seed/pictures.ts';

const now = FACTORY_TIME;
const addressOf = (path: string) => `https://pictures.example/${path}`;
// The factories throw for invalid documents, so this is the first test.
const profiles = PROVIDERS.map((provider) =>
  toProfile(provider, demoPictures(provider), addressOf, now),
);
const find = profileFinder(profiles);
const threads = toRequestThreads(find, addressOf, now);
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
    const mine = threads.filter(({ request }) => request.client_uid === NORA.uid);
    expect(distinct(mine.map(({ request }) => request.provider_id))).toBeGreaterThanOrEqual(5);
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
    expect(sent.filter(({ uid, url }) => !url.includes(`/private-photos/${uid}/`))).toEqual([]);
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

  it('has uids without the character that separates them in ids', () => {
    const uids = [
      ...profiles.map(({ id }) => id),
      ...threads.map(({ request }) => request.client_uid),
    ];
    expect(uids.filter((uid) => uid.includes('_'))).toEqual([]);
  });
});
