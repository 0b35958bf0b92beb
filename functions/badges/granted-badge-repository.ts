import type { BadgeKind } from '@doorstep/domain/badges/badge';
import { profileFactsSchema } from '@doorstep/domain/profiles/facts';
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { parseList } from '../platform/firestore.ts';
import { queryPages } from '../platform/query-pages.ts';

const PAGE = 100;

/** A badge on a professional's profile. */
export interface GrantedBadge {
  uid: string;
  provider_name: string;
  /** The last valid day, `YYYY-MM-DD`. */
  expires_on: string;
}

/** Reads and removes granted badges, which are in `facts.badges` of `provider_profiles`. */
export interface GrantedBadges {
  /** Yields the badges of a kind whose last valid day is from `first` to `last`, page by page. */
  list(kind: BadgeKind, first: string, last: string): AsyncIterable<GrantedBadge[]>;
  /** Removes a badge. Does nothing if it was renewed or the profile deleted. */
  remove(kind: BadgeKind, badge: GrantedBadge): Promise<void>;
}

const holderSchema = z.object({
  id: z.string(),
  display_name: z.string(),
  facts: profileFactsSchema,
});

export function createGrantedBadges(db: Firestore): GrantedBadges {
  const profiles = db.collection('provider_profiles');
  const dayField = (kind: BadgeKind) => new FieldPath('facts', 'badges', kind, 'expires_on');

  const toHeld = (kind: BadgeKind, page: readonly QueryDocumentSnapshot[]): GrantedBadge[] =>
    parseList(holderSchema, page).flatMap(({ id, display_name, facts }) => {
      const badge = facts.badges[kind];
      return badge ? [{ uid: id, provider_name: display_name, expires_on: badge.expires_on }] : [];
    });

  return {
    list: async function* (kind, first, last) {
      const field = dayField(kind);
      const held = profiles
        .where(field, '>=', first)
        .where(field, '<=', last)
        .orderBy(field, 'asc');
      for await (const page of queryPages(held, PAGE)) yield toHeld(kind, page);
    },

    remove: (kind, { uid, expires_on }) =>
      db.runTransaction(async (transaction) => {
        const profile = await transaction.get(profiles.doc(uid));
        if (profile.get(dayField(kind)) !== expires_on) return;
        transaction.update(profile.ref, { [`facts.badges.${kind}`]: null });
      }),
  };
}
