import { RETENTION_DAYS } from '@doorstep/domain/limits';
import {
  mailSchema,
  type Mail,
  type MailContent,
  type MailState,
} from '@doorstep/domain/mail/mail';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isDocumentId, parseDocument, parseList, tryWrite } from '../platform/firestore.ts';

/** What came of asking for a mail to send. The lease names the claim that holds the mail. */
export type Claim =
  | { outcome: 'claimed'; mail: Mail; lease: Date }
  | { outcome: 'missing' | 'sent' | 'dead' | 'obsolete' | 'busy' | 'not-due' };

interface ClaimOptions {
  early: boolean;
  now: Date;
  lease: Date;
}

/** Where a mail stands after a failed try. */
export interface Failure {
  state: 'pending' | 'dead';
  attempts: number;
  next_attempt_at: Date;
  error: string;
}

/** Reads, then writes, within the transaction. */
type Alongside = (transaction: Transaction) => Promise<void>;

/** `mail/{id}`, the outbox. A claim is a lease: who loses it may not write the outcome any more. */
export interface MailOutbox {
  /** Puts a mail in, once: one that is there already stays as it is. */
  create(id: string, to: string, content: MailContent, dueAt: Date): Promise<void>;
  exists(id: string): Promise<boolean>;
  /** Takes it out, in whatever state; one that is not there is fine. */
  remove(id: string): Promise<void>;
  /** Takes the client's address out of what a new request's mail says; none there is fine. */
  clearClientEmail(id: string): Promise<void>;
  /**
   * Takes a due mail, or with `early` one that waits, until `lease`. The mail is as it was before,
   * a delivery that died counted among its attempts.
   */
  claim(id: string, options: ClaimOptions): Promise<Claim>;
  markSent(id: string, lease: Date, sentAt: Date): Promise<void>;
  markFailed(id: string, lease: Date, failure: Failure): Promise<void>;
  /** To somebody else instead, due at `now`. */
  changeRecipient(id: string, lease: Date, to: string, now: Date): Promise<void>;
  /** It is looked at again then; that was no try. */
  postpone(id: string, lease: Date, until: Date): Promise<void>;
  /** There was nothing left to say. */
  markObsolete(id: string, lease: Date, now: Date): Promise<void>;
  /** Waiting and due, or left behind by a delivery that died; oldest first. */
  listDue(now: Date, limit: number): Promise<Mail[]>;
  /** Null for an unknown id, and for a text that is no id. */
  find(id: string): Promise<Mail | null>;
  /**
   * Lets a mail that was given up begin anew, to that address, due at `now`, in one transaction with what
   * is written `alongside`; any other stays as it is. The state that it is in then, and whether this was
   * what brought it there; null for an unknown id.
   */
  sendAgain(
    id: string,
    anew: { to: string; now: Date },
    alongside: Alongside,
  ): Promise<{ state: MailState; begun: boolean } | null>;
  /** Given up, newest first, after the mail `after`; `next`: after which to go on, null at the end. */
  listDead(after: string | null, limit: number): Promise<{ mails: Mail[]; next: string | null }>;
}

/** Where a mail about a new request says the client's address. */
export const CLIENT_EMAIL = 'data.client_email';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS);

export function createMailOutbox(db: Firestore): MailOutbox {
  const outbox = db.collection('mail');

  async function claim(id: string, { early, now, lease }: ClaimOptions): Promise<Claim> {
    const snapshot = await outbox.doc(id).get();
    const mail = parseDocument(mailSchema, snapshot);
    if (!mail || !snapshot.updateTime) return { outcome: 'missing' };
    if (mail.state !== 'pending' && mail.state !== 'sending') return { outcome: mail.state };
    if (mail.lease_until && mail.lease_until > now) return { outcome: 'busy' };
    if (!early && mail.next_attempt_at > now) return { outcome: 'not-due' };
    const attempts = mail.attempts + (mail.state === 'sending' ? 1 : 0);
    // Due again when the lease runs out: the sweep takes up what a delivery that dies leaves behind.
    const claimed = { state: 'sending', attempts, lease_until: lease, next_attempt_at: lease };
    const { ref, updateTime } = snapshot;
    if (!(await tryWrite(ref.update(claimed, { lastUpdateTime: updateTime })))) {
      return { outcome: 'busy' };
    }
    return { outcome: 'claimed', mail: { ...mail, attempts }, lease };
  }

  async function finish(id: string, lease: Date, fields: Record<string, unknown>): Promise<void> {
    const finished = { ...fields, lease_until: null };
    // Others may write to it meanwhile, who forget an address; as long as the lease holds it is ours.
    for (;;) {
      const snapshot = await outbox.doc(id).get();
      const mail = parseDocument(mailSchema, snapshot);
      const { ref, updateTime } = snapshot;
      if (mail?.lease_until?.getTime() !== lease.getTime() || !updateTime) return;
      if (await tryWrite(ref.update(finished, { lastUpdateTime: updateTime }))) return;
    }
  }

  const sendAgain: MailOutbox['sendAgain'] = (id, { to, now }, alongside) =>
    db.runTransaction(async (transaction) => {
      const snapshot = await transaction.get(outbox.doc(id));
      const mail = parseDocument(mailSchema, snapshot);
      if (mail === null) return null;
      if (mail.state !== 'dead') return { state: mail.state, begun: false };
      await alongside(transaction);
      const anew = { state: 'pending', attempts: 0, lease_until: null, expires_at: null } as const;
      transaction.update(snapshot.ref, { ...anew, to, next_attempt_at: now });
      return { state: anew.state, begun: true };
    });

  return {
    create: async (id, to, content, dueAt) => {
      const mail: Omit<Mail, 'id'> = {
        ...content,
        to,
        state: 'pending',
        attempts: 0,
        lease_until: null,
        next_attempt_at: dueAt,
        error: null,
        created_at: new Date(),
        sent_at: null,
        expires_at: null,
      };
      await tryWrite(outbox.doc(id).create(mail));
    },

    exists: async (id) => (await outbox.doc(id).get()).exists,

    remove: async (id) => {
      await outbox.doc(id).delete();
    },

    clearClientEmail: async (id) => {
      await tryWrite(outbox.doc(id).update({ [CLIENT_EMAIL]: null }));
    },

    find: async (id) =>
      isDocumentId(id) ? parseDocument(mailSchema, await outbox.doc(id).get()) : null,

    claim,

    markSent: (id, lease, sentAt) => {
      const expires_at = daysAfter(sentAt, RETENTION_DAYS.mails);
      return finish(id, lease, { state: 'sent', sent_at: sentAt, error: null, expires_at });
    },

    markFailed: (id, lease, failure) => {
      const isDead = failure.state === 'dead';
      const expires_at = isDead ? daysAfter(new Date(), RETENTION_DAYS.dead_mails) : null;
      return finish(id, lease, { ...failure, expires_at });
    },

    changeRecipient: (id, lease, to, now) =>
      finish(id, lease, { to, state: 'pending', next_attempt_at: now }),

    postpone: (id, lease, until) => finish(id, lease, { state: 'pending', next_attempt_at: until }),

    markObsolete: (id, lease, now) =>
      finish(id, lease, { state: 'obsolete', expires_at: daysAfter(now, RETENTION_DAYS.mails) }),

    sendAgain,

    listDue: async (now, limit) => {
      const due = outbox
        .where('state', 'in', ['pending', 'sending'])
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(limit);
      let { docs } = await due.get();
      // Malformed ones stay the oldest for ever: what stands behind a page of them is due too.
      while (docs.length === limit && parseList(mailSchema, docs).length === 0) {
        ({ docs } = await due.startAfter(docs.at(-1)).get());
      }
      return parseList(mailSchema, docs);
    },

    listDead: async (after, limit) => {
      const dead = outbox
        .where('state', '==', 'dead')
        .orderBy('created_at', 'desc')
        .limit(limit + 1);
      const last = after !== null && isDocumentId(after) ? await outbox.doc(after).get() : null;
      const { docs } = await (last?.exists ? dead.startAfter(last) : dead).get();
      const page = docs.slice(0, limit);
      const next = docs.length > limit ? (page.at(-1)?.id ?? null) : null;
      return { mails: parseList(mailSchema, page), next };
    },
  };
}
