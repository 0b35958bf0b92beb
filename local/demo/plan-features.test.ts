import { analyticsMonthSchema } from '@doorstep/domain/analytics/analytics-month';
import { includes } from '@doorstep/domain/billing/entitlements';
import { branchesSchema } from '@doorstep/domain/profiles/branch';
import { openingHoursSchema } from '@doorstep/domain/profiles/opening-hours-schema';
import { pairCount, shownGallery } from '@doorstep/domain/profiles/shown-gallery';
import { describe, expect, it } from 'vitest';
import { toAnalytics } from './analytics.ts';
import { BRANCHES } from './content/branches.ts';
import { HOURS } from './content/hours.ts';
import { PROVIDERS } from './content/providers.ts';
import { RIVERA } from './content/providers/plumbing.ts';
import { TEAM_OWNER } from './content/team.ts';
import { FACTORY_TIME } from './factories.ts';
import { toGallery } from './galleries.ts';
import { profileFinder, toProfile, toRequestThreads } from './market.ts';
import { toReviews } from './reviews.ts';
import { demoPictures, downloadAddress } from './seed/pictures.ts';
import { toSupportRequests } from './support.ts';
import { toTeam } from './team-member.ts';

const now = FACTORY_TIME;
const addressOf = (path: string) => downloadAddress('http://localhost:1', 'demo', path);
const profiles = PROVIDERS.map((provider) =>
  toProfile(provider, demoPictures(provider), addressOf, now),
);
const find = profileFinder(profiles);
const requested = toRequestThreads(find, addressOf, now);
const { reviews, reviewed } = toReviews(find, requested, addressOf, now);
const requests = [...requested, ...reviewed].map(({ request }) => request);

describe('what plans sell, in the demo market', () => {
  it('has branches of at least three professionals, all of them with the plan Business', () => {
    const plans = new Map(PROVIDERS.map(({ handle, plan }) => [handle, plan]));
    const all = Object.entries(BRANCHES);
    expect(all.length).toBeGreaterThanOrEqual(3);
    for (const [handle, branches] of all) {
      expect(plans.get(handle)).toBe('Business');
      expect(branchesSchema.parse({ branches }).branches.length).toBeGreaterThanOrEqual(2);
    }
  });

  it('has opening hours of pages in each plan, in several time zones', () => {
    const plans = new Map(PROVIDERS.map(({ handle, plan }) => [handle, plan]));
    const all = Object.entries(HOURS).map(([handle, hours]) => {
      expect(openingHoursSchema.parse(hours)).toEqual(hours);
      return [plans.get(handle), hours.time_zone] as const;
    });
    expect(all.length).toBeGreaterThan(10);
    expect(new Set(all.map(([plan]) => plan))).toEqual(new Set(['Starter', 'Pro', 'Business']));
    expect(new Set(all.map(([, zone]) => zone)).size).toBeGreaterThan(2);
  });

  it('has captions, tags and pairs of at least ten professionals with two pairs', () => {
    const galleries = PROVIDERS.flatMap((provider) => {
      const gallery = toGallery(provider, demoPictures(provider));
      return gallery ? [{ gallery, profile: find(provider.handle) }] : [];
    });
    const pairs = galleries.map(({ gallery, profile }) => {
      expect(Object.keys(gallery.photos)).not.toEqual([]);
      expect(shownGallery(gallery, profile)).toEqual(gallery);
      return pairCount(gallery);
    });
    expect(pairs.filter((count) => count === 2).length).toBeGreaterThan(10);
  });

  it('has two years of analytics that grow, with all that happened', () => {
    const months = toAnalytics(find(RIVERA.handle), requests, reviews, now);
    expect(months.map((month) => analyticsMonthSchema.safeParse(month).success)).not.toContain(
      false,
    );
    const sum = (key: 'views' | 'requests', some = months) =>
      some.flatMap(({ days }) => Object.values(days)).reduce((total, day) => total + day[key], 0);
    expect(months.length).toBeGreaterThan(20);
    expect(sum('views', months.slice(-4, -1))).toBeGreaterThan(sum('views', months.slice(1, 4)));
    expect(sum('requests')).toBeGreaterThan(10);
  });

  it('has a team of a Business professional, with a request of each member and an open one', () => {
    const team = toTeam(now);
    const owner = PROVIDERS.find(({ handle }) => handle === TEAM_OWNER);
    expect(includes(owner?.plan ?? null, 'team_members')).toBe(true);
    const shared = requested.filter(({ request }) => request.provider_id === TEAM_OWNER);
    const assigned = shared.map(({ request }) => request.assignee_uid);
    expect(assigned.toSorted()).toEqual([...team.map(({ id }) => id), null].toSorted());
    for (const message of shared.flatMap(({ messages }) => messages)) {
      const writer = team.find(({ id }) => id === message.sender_uid);
      expect(message.sender_name).toBe(writer?.name ?? null);
    }
  });

  it('has messages to support: a premium and an ordinary one that wait, and an answered one', () => {
    const support = toSupportRequests(now);
    expect(support.map(({ state, is_premium }) => [state, is_premium])).toEqual([
      ['open', true],
      ['open', false],
      ['answered', false],
    ]);
    const premium = PROVIDERS.filter(({ plan }) => includes(plan, 'premium_support'));
    for (const { owner_uid, is_premium } of support) {
      expect(premium.some(({ handle }) => handle === owner_uid)).toBe(is_premium);
    }
  });
});
