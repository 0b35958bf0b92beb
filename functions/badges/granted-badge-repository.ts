import { AppError } from '@doorstep/domain/app-error';
import {
  badgeApplicationId,
  badgeApplicationSchema,
  type BadgeKind,
} from '@doorstep/domain/badges/badge';
import { profileFactsSchema } from '@doorstep/domain/profiles/facts';
import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import type { FindAddress } from '../mail/queue-account-mail.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { AuditLog } from '../moderation/audit-log-repository.ts';
import { isDocumentId, parseDocument, parseList } from '../platform/firestore.ts';
import { readPage } from '../platform/page-cursor.ts';
import { queryPages } from '../platform/query-pages.ts';
import { parseContact } from '../profiles/provider-profile-repository.ts';
import { decidedMail } from './decided-mail.ts';

const PAGE = 100;

/** A badge on a professional's profile. */
export interface GrantedBadge {
  uid: string;
  provider_name: string;
  /** The last valid day, `YYYY-MM-DD`. */
  expires_on: string;
}

/** A badge as administrators see it. */
interface ListedBadge extends GrantedBadge {
  handle: string;
  number: string | null;
}

/** An administrator's decision to remove a badge that ends at `expires_on`. */
interface TakeBack {
  uid: string;
  kind: BadgeKind;
  expires_on: string;
  reason: string;
  actor_uid: string;
}

/** Reads and removes granted badges, which are in `facts.badges` of `provider_profiles`. */
export type GrantedBadges = ReturnType<typeof createGrantedBadges>;

const holderSchema = z.object({
  id: z.string(),
  display_name: z.string(),
  handle: z.string(),
  facts: profileFactsSchema,
});

const refusal = (message: string, personMessage: string) =>
  new AppError('failed-precondition', message, { personMessage });

const changed = () =>
  refusal('the badge has changed', 'This badge has changed. Please reload the list.');

const undecided = () =>
  refusal(
    'a renewal is undecided',
    'A new application for this badge is waiting. Please decide it first.',
  );

export function createGrantedBadges(db: Firestore, audit: Pick<AuditLog, 'append'>) {
  const profiles = db.collection('provider_profiles');
  const dayField = (kind: BadgeKind) => new FieldPath('facts', 'badges', kind, 'expires_on');

  const toHeld = (kind: BadgeKind, page: readonly QueryDocumentSnapshot[]): ListedBadge[] =>
    parseList(holderSchema, page).flatMap(({ id, display_name, handle, facts }) => {
      const badge = facts.badges[kind];
      return badge ? [{ uid: id, provider_name: display_name, handle, ...badge }] : [];
    });

  return {
    /** Yields the badges of a kind whose last valid day is from `first` to `last`, page by page. */
    list: async function* (
      kind: BadgeKind,
      first: string,
      last: string,
    ): AsyncGenerator<GrantedBadge[]> {
      const field = dayField(kind);
      const held = profiles
        .where(field, '>=', first)
        .where(field, '<=', last)
        .orderBy(field, 'asc');
      for await (const page of queryPages(held, PAGE)) yield toHeld(kind, page);
    },

    /**
     * Lists the badges of a kind that are valid on `first` or later, by their end, after the
     * cursor.
     */
    listPage: async (
      kind: BadgeKind,
      first: string,
      after: string | null,
      limit: number,
    ): Promise<{ badges: ListedBadge[]; next: string | null }> => {
      const field = `facts.badges.${kind}.expires_on`;
      const valid = profiles.where(field, '>=', first);
      const { docs, next } = await readPage(valid, [[field, 'asc']], after, limit);
      return { badges: toHeld(kind, docs), next };
    },

    /**
     * Removes a badge before its end, marks its application, queues the mail and adds an audit
     * entry, in one transaction. Does nothing if it was taken back already. Throws AppError
     * `not-found` without a profile, and `failed-precondition` if it was renewed or a renewal is
     * undecided.
     */
    takeBack: async (
      { uid, kind, expires_on, reason, actor_uid }: TakeBack,
      findAddress: FindAddress,
      now: Date,
    ): Promise<void> => {
      const id = badgeApplicationId(uid, kind);
      if (!isDocumentId(id)) throw new AppError('not-found', 'no such professional');
      await db.runTransaction(async (transaction) => {
        const reference = db.collection('badge_applications').doc(id);
        const profile = await transaction.get(profiles.doc(uid));
        const application = parseDocument(badgeApplicationSchema, await transaction.get(reference));
        const contact = parseContact(profile);
        if (!contact) throw new AppError('not-found', 'no such professional');
        const held: unknown = profile.get(dayField(kind));
        if (held === undefined && application?.state === 'taken_back') return;
        if (held !== expires_on) throw changed();
        if (application?.state === 'pending') throw undecided();
        const to = await findAddress(uid, transaction);
        const action = 'badge_taken_back';
        await audit.append(transaction, { actor_uid, action, subject: id, note: reason });
        transaction.update(profile.ref, { [`facts.badges.${kind}`]: null });
        if (!application) return;
        const end = { state: 'taken_back', reason, decided_at: now } as const;
        transaction.update(reference, end);
        if (to === null) return;
        const recipient = { provider_name: contact.display_name, to };
        writeMail(transaction, db, decidedMail({ ...application, ...end }, recipient));
      });
    },

    /** Removes a badge. Does nothing if it was renewed or the profile deleted. */
    remove: (kind: BadgeKind, { uid, expires_on }: GrantedBadge): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const profile = await transaction.get(profiles.doc(uid));
        if (profile.get(dayField(kind)) !== expires_on) return;
        transaction.update(profile.ref, { [`facts.badges.${kind}`]: null });
      }),
  };
}
