import { AppError } from '@doorstep/domain/app-error';
import {
  badgeApplicationId,
  badgeApplicationSchema,
  badgeKindSchema,
  evidencePath,
  type BadgeApplication,
} from '@doorstep/domain/badges/badge';
import { RETENTION_DAYS } from '@doorstep/domain/limits';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';
import type { FindAddress } from '../mail/queue-account-mail.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { AuditLog } from '../moderation/audit-log-repository.ts';
import { isDocumentId, parseDocument, parseList } from '../platform/firestore.ts';
import { readPage } from '../platform/page-cursor.ts';
import { runForCaller } from '../platform/callables/run-for-caller.ts';
import { queryPages } from '../platform/query-pages.ts';
import { parseContact } from '../profiles/provider-profile-repository.ts';
import { decidedMail } from './decided-mail.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const PAGE = 100;

/** An administrator's decision about an application that was made at `asked_at`. */
interface BadgeDecision {
  id: string;
  asked_at: Date;
  actor_uid: string;
  outcome:
    | { state: 'granted'; number: string; expires_on: string }
    | { state: 'refused'; reason: string };
}

/** Stores professionals' applications for badges in `badge_applications`. */
export type BadgeApplications = ReturnType<typeof createBadgeApplications>;

const notFound = () => new AppError('not-found', 'no such application');

const changed = () =>
  new AppError('failed-precondition', 'the application was decided or replaced', {
    personMessage: 'This application has changed. Please reload the list.',
  });

const fileTaken = () =>
  new AppError('failed-precondition', 'another application names the file', {
    personMessage: 'Please choose the file again.',
  });

const ownApplication = () =>
  new AppError('failed-precondition', "the application is the administrator's own", {
    personMessage: 'This is your own application. Another administrator has to decide.',
  });

/** Returns the name of the file that an application has, or null. */
function fileOf(application: DocumentSnapshot): string | null {
  const name: unknown = application.get('evidence.name');
  return typeof name === 'string' ? name : null;
}

function isDecidedAs(application: BadgeApplication, outcome: BadgeDecision['outcome']): boolean {
  if (application.state !== outcome.state) return false;
  if (outcome.state === 'refused') return application.reason === outcome.reason;
  const { number, expires_on } = outcome;
  return application.number === number && application.expires_on === expires_on;
}

export function createBadgeApplications(db: Firestore, audit: AuditLog) {
  const applications = db.collection('badge_applications');
  const referenceOf = ({ provider_id, kind }: BadgeApplication) =>
    applications.doc(badgeApplicationId(provider_id, kind));
  const referencesOf = (uid: string) =>
    badgeKindSchema.options.map((kind) => applications.doc(badgeApplicationId(uid, kind)));

  return {
    find: async (id: string): Promise<BadgeApplication | null> =>
      isDocumentId(id)
        ? parseDocument(badgeApplicationSchema, await applications.doc(id).get())
        : null,

    /**
     * Stores an application instead of the professional's earlier one of this kind. Returns the
     * name of the earlier one's file, or null. Throws AppError `unauthenticated` for a closed
     * account, and `failed-precondition` without a profile or with a file that their other
     * application names.
     */
    save: (application: BadgeApplication): Promise<string | null> =>
      runForCaller(db, application.provider_id, async (transaction) => {
        const profile = db.collection('provider_profiles').doc(application.provider_id);
        if (!(await transaction.get(profile)).exists) {
          throw new AppError('failed-precondition', 'the caller has no profile', {
            personMessage: 'Please save your page first.',
          });
        }
        const stored = await transaction.getAll(...referencesOf(application.provider_id));
        const reference = referenceOf(application);
        const replaced = stored.find(({ id }) => id === reference.id);
        const others = stored.filter((one) => one !== replaced);
        const { evidence } = application;
        if (others.some((other) => fileOf(other) === evidence?.name)) throw fileTaken();
        transaction.set(reference, application);
        return replaced ? fileOf(replaced) : null;
      }),

    /** Lists undecided applications, oldest first, after the cursor. */
    listPending: async (
      after: string | null,
      limit: number,
    ): Promise<{ applications: BadgeApplication[]; next: string | null }> => {
      const pending = applications.where('state', '==', 'pending');
      const { docs, next } = await readPage(pending, [['asked_at', 'asc']], after, limit);
      return { applications: parseList(badgeApplicationSchema, docs), next };
    },

    /**
     * Decides an application, stores a granted badge in the profile's facts, queues the mail and
     * adds an audit entry, in one transaction. Does nothing if this decision was made already.
     * Throws AppError `not-found` without an application or a profile, and `failed-precondition` if
     * it has another decision, was replaced or is the administrator's own.
     */
    decide: async (
      { id, asked_at, actor_uid, outcome }: BadgeDecision,
      findAddress: FindAddress,
      now: Date,
    ): Promise<void> => {
      if (!isDocumentId(id)) throw notFound();
      await db.runTransaction(async (transaction) => {
        const reference = applications.doc(id);
        const application = parseDocument(badgeApplicationSchema, await transaction.get(reference));
        if (!application) throw notFound();
        const { state, kind, provider_id } = application;
        if (provider_id === actor_uid) throw ownApplication();
        if (application.asked_at.getTime() !== asked_at.getTime()) throw changed();
        if (isDecidedAs(application, outcome)) return;
        if (state !== 'pending') throw changed();
        const profile = await transaction.get(db.collection('provider_profiles').doc(provider_id));
        const contact = parseContact(profile);
        if (!contact) throw new AppError('not-found', 'the professional has no profile');
        const to = await findAddress(provider_id, transaction);
        const isGranted = outcome.state === 'granted';
        await audit.append(transaction, {
          actor_uid,
          action: isGranted ? 'badge_granted' : 'badge_refused',
          subject: id,
          note: isGranted ? null : outcome.reason,
        });
        const decided = { ...outcome, decided_at: now };
        transaction.update(reference, {
          ...decided,
          evidence_until: new Date(now.getTime() + RETENTION_DAYS.badge_evidence * DAY_MS),
        });
        if (isGranted) {
          const { number, expires_on } = outcome;
          const badge = { number: kind === 'license' ? number : null, expires_on };
          transaction.update(profile.ref, { [`facts.badges.${kind}`]: badge });
        }
        if (to !== null) {
          const recipient = { provider_name: contact.display_name, to };
          writeMail(transaction, db, decidedMail({ ...application, ...decided }, recipient));
        }
      });
    },

    /** Yields the applications whose evidence is to be deleted by `now`, page by page. */
    listDueEvidence: async function* (now: Date): AsyncGenerator<BadgeApplication[]> {
      const due = applications.where('evidence_until', '<=', now).orderBy('evidence_until', 'asc');
      for await (const page of queryPages(due, PAGE)) yield parseList(badgeApplicationSchema, page);
    },

    /** Returns the paths of the files that the professionals' applications name. */
    listNamedEvidence: async (uids: readonly string[]): Promise<Set<string>> => {
      if (uids.length === 0) return new Set();
      const stored = await db.getAll(...uids.flatMap(referencesOf));
      const paths = stored.flatMap((application) => {
        const name = fileOf(application);
        const uid: unknown = application.get('provider_id');
        return name !== null && typeof uid === 'string' ? evidencePath(uid, name) : [];
      });
      return new Set(paths);
    },

    /** Notes that the evidence is deleted. Does nothing if the application was replaced. */
    markEvidenceDeleted: (application: BadgeApplication): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const reference = referenceOf(application);
        const current = parseDocument(badgeApplicationSchema, await transaction.get(reference));
        if (current?.asked_at.getTime() !== application.asked_at.getTime()) return;
        transaction.update(reference, { evidence: null, evidence_until: null });
      }),
  };
}
