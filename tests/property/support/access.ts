import { AppError } from '@doorstep/domain/app-error';
import { entitlementsOf } from '@doorstep/domain/billing/entitlements';
import type { PlanTier } from '@doorstep/domain/billing/plan-tier';
import type { Firestore } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { createSubscribers } from '../../../functions/billing/subscriber-repository.ts';
import { createBranches } from '../../../functions/profiles/branch-repository.ts';
import { createGalleries } from '../../../functions/profiles/gallery-repository.ts';
import { saveGallery } from '../../../functions/profiles/save-gallery.ts';
import { createSearchIndex } from '../../../functions/search/provider-search-repository.ts';
import { hasPremiumSupport } from '../../../functions/support/contact-support.ts';
import type { HistoryRunner } from './history-runner.ts';
import type { RulesReader } from './rules-reader.ts';

/** Returns 'done', or the code of the AppError with which an action was refused. */
async function outcomeOf(action: Promise<unknown>): Promise<string> {
  try {
    await action;
    return 'done';
  } catch (thrown) {
    if (thrown instanceof AppError) return thrown.code;
    throw thrown;
  }
}

/**
 * Compares what a professional and the team can do with the entitlement table, whenever no write is
 * in progress.
 */
export class Access {
  readonly #db: Firestore;
  readonly #reader: RulesReader;
  /** The situation that was compared last. */
  #last = '';

  constructor(db: Firestore, reader: RulesReader) {
    this.#db = db;
    this.#reader = reader;
  }

  /** Compares the access of the team with the stored plan. Lets each feature be used as well. */
  async expectEntitled(runner: HistoryRunner): Promise<void> {
    const { team, professional } = runner;
    const stored = await createSubscribers(this.#db).find(professional.uid);
    const tier = stored?.subscription_tier ?? null;
    const page = await professional.page();
    const members = await team.members();
    const hasTeam = !team.isSuspended && entitlementsOf(tier).team_members > 0;
    const situation = JSON.stringify([tier, team.isSuspended, page, [...members]]);
    for (const active of members.values()) expect(active, situation).toBe(hasTeam);
    if (page) expect(page.facts.plan_tier, situation).toBe(tier);
    if (situation === this.#last) return;
    this.#last = situation;
    await this.#expectRead(runner, members, tier);
    await this.#expectSaved(runner, page !== null, tier);
    await this.#expectPlacement(runner, page?.published === true, tier);
  }

  /** Members read a request while they are active; the professional reads analytics. */
  async #expectRead(
    { team, professional: { uid } }: HistoryRunner,
    members: ReadonlyMap<string, unknown>,
    tier: PlanTier | null,
  ): Promise<void> {
    const request = `service_requests/${uid}-request`;
    await this.#db.doc(request).set({ provider_id: uid, client_uid: 'client', client_email: null });
    for (const invited of team.invited) {
      const mayRead = await this.#reader.mayGet(invited, request);
      expect(mayRead, `${invited} reads a request`).toBe(members.get(invited) === true);
    }
    const analytics = await this.#reader.mayList(uid, 'analytics', 'provider_id', uid);
    const isIncluded = entitlementsOf(tier).analytics && !team.isSuspended;
    expect(analytics, `analytics with ${tier}`).toBe(isIncluded);
  }

  /** The professional saves gallery and branches, and writes to support. */
  async #expectSaved(
    { team, professional: { uid } }: HistoryRunner,
    hasPage: boolean,
    tier: PlanTier | null,
  ): Promise<void> {
    const plan = entitlementsOf(tier);
    const expected = (isIncluded: boolean) => {
      if (team.isSuspended) return 'unauthenticated';
      if (!isIncluded) return 'permission-denied';
      return hasPage ? 'done' : 'failed-precondition';
    };
    const nothing = { photos: {}, service_tags: {} };
    const gallery = await outcomeOf(saveGallery(createGalleries(this.#db), { uid }, nothing));
    expect(gallery, `a gallery with ${tier}`).toBe(expected(plan.gallery));
    const branches = await outcomeOf(createBranches(this.#db).save(uid, []));
    expect(branches, `branches with ${tier}`).toBe(expected(plan.branches > 0));
    const support = await hasPremiumSupport({ subscribers: createSubscribers(this.#db) }, uid);
    expect(support, `premium support with ${tier}`).toBe(plan.premium_support);
  }

  /** The trigger on profiles lists a public page, before others if the plan says so. */
  async #expectPlacement(
    { professional: { uid } }: HistoryRunner,
    isPublic: boolean,
    tier: PlanTier | null,
  ): Promise<void> {
    await createSearchIndex(this.#db).refresh(uid);
    const listed = this.#db.collection('provider_search').where('provider_id', '==', uid);
    const first = (await listed.get()).docs.map(({ id }) => id[0]);
    const place = entitlementsOf(tier).priority_placement ? '0' : '1';
    expect(first, `the place in search with ${tier}`).toEqual(isPublic ? [place] : []);
  }
}
