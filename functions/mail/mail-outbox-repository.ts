import { RETENTION_DAYS } from '@doorstep/domain/limits';
import {
  mailSchema,
  type Mail,
  type MailContent,
  type MailState,
  type MailTemplate,
} from '@doorstep/domain/mail/mail';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { isDocumentId, parseDocument, parseList, tryWrite } from '../platform/firestore.ts';
import { readPage } from '../platform/page-cursor.ts';
import { pendingMail } from './write-mail.ts';

/** The result of claiming a mail for delivery. `lease` identifies the claim. */
export type Claim =
  | { outcome: 'claimed'; mail: Mail; lease: Date }
  | { outcome: 'missing' | 'sent' | 'dead' | 'obsolete' | 'busy' | 'not-due' };

interface ClaimOptions {
  early: boolean;
  now: Date;
  lease: Date;
}

/** The fields that a failed delivery attempt writes. */
export interface Failure {
  state: 'pending' | 'dead';
  attempts: number;
  next_attempt_at: Date;
  error: string;
}

/**
 * Reads and writes the mail outbox, `mail/{id}`. A delivery claims a mail with a lease. The methods
 * that take a lease do nothing if the lease is no longer the mail's own.
 */
export type MailOutbox = ReturnType<typeof createMailOutbox>;

/** The path of the client's address in a new-request mail. */
export const CLIENT_EMAIL = 'data.client_email';

const DAY_MS = 24 * 60 * 60 * 1000;
const daysAfter = (date: Date, days: number) => new Date(date.getTime() + days * DAY_MS);

export function createMailOutbox(db: Firestore) {
  const outbox = db.collection('mail');

  /**
   * Claims a mail until `options.lease`, if it is due or `options.early` is set. Returns the mail
   * as it was before the claim. A delivery that crashed counts as one of its attempts.
   */
  async function claim(id: string, { early, now, lease }: ClaimOptions): Promise<Claim> {
    const snapshot = await outbox.doc(id).get();
    const mail = parseDocument(mailSchema, snapshot);
    if (!mail || !snapshot.updateTime) return { outcome: 'missing' };
    if (mail.state !== 'pending' && mail.state !== 'sending') return { outcome: mail.state };
    if (mail.lease_until && mail.lease_until > now) return { outcome: 'busy' };
    if (!early && mail.next_attempt_at > now) return { outcome: 'not-due' };
    const attempts = mail.attempts + (mail.state === 'sending' ? 1 : 0);
    // Due again when the lease ends, so that the sweep retries after a crash.
    const claimed = { state: 'sending', attempts, lease_until: lease, next_attempt_at: lease };
    const { ref, updateTime } = snapshot;
    if (!(await tryWrite(ref.update(claimed, { lastUpdateTime: updateTime })))) {
      return { outcome: 'busy' };
    }
    return { outcome: 'claimed', mail: { ...mail, attempts }, lease };
  }

  async function finish(id: string, lease: Date, fields: Record<string, unknown>): Promise<void> {
    const finished = { ...fields, lease_until: null };
    // A deletion may clear an address at the same time: retry while the lease is still valid.
    for (;;) {
      const snapshot = await outbox.doc(id).get();
      const mail = parseDocument(mailSchema, snapshot);
      const { ref, updateTime } = snapshot;
      if (mail?.lease_until?.getTime() !== lease.getTime() || !updateTime) return;
      if (await tryWrite(ref.update(finished, { lastUpdateTime: updateTime }))) return;
    }
  }

  return {
    /**
     * Adds a pending mail, due at `dueAt`. Does nothing if a mail with this id exists. With
     * `writeMore` both are one transaction, and an existing mail makes it fail.
     */
    create: async (
      id: string,
      to: string,
      content: MailContent,
      dueAt: Date,
      writeMore?: (transaction: Transaction) => Promise<void>,
    ): Promise<void> => {
      const mail = pendingMail(to, content, dueAt);
      if (!writeMore) {
        await tryWrite(outbox.doc(id).create(mail));
        return;
      }
      await db.runTransaction(async (transaction) => {
        await writeMore(transaction);
        transaction.create(outbox.doc(id), mail);
      });
    },

    /**
     * Adds a pending mail like `create`, also in place of one that ended: obsolete, or dead at
     * another address. Does nothing if the mail waits or was sent.
     */
    renew: (id: string, to: string, content: MailContent, dueAt: Date): Promise<void> =>
      db.runTransaction(async (transaction) => {
        const snapshot = await transaction.get(outbox.doc(id));
        const mail = parseDocument(mailSchema, snapshot);
        const hasEnded = mail?.state === 'obsolete' || (mail?.state === 'dead' && mail.to !== to);
        if (mail && !hasEnded) return;
        transaction.set(snapshot.ref, pendingMail(to, content, dueAt));
      }),

    exists: async (id: string): Promise<boolean> => (await outbox.doc(id).get()).exists,

    /** Deletes the mail, whatever its state. Does nothing if it does not exist. */
    remove: async (id: string): Promise<void> => {
      await outbox.doc(id).delete();
    },

    /**
     * Sets `client_email` of a new-request mail to null. Does nothing if the mail does not exist.
     */
    clearClientEmail: async (id: string): Promise<void> => {
      await tryWrite(outbox.doc(id).update({ [CLIENT_EMAIL]: null }));
    },

    /** Returns the latest sent mail of a template about a request, or null. */
    findLastSent: async (requestId: string, template: MailTemplate): Promise<Mail | null> => {
      const latest = outbox
        .where('data.request_id', '==', requestId)
        .where('template', '==', template)
        .orderBy('sent_at', 'desc')
        .limit(1);
      const [mail] = parseList(mailSchema, (await latest.get()).docs);
      // Mails that were not sent have no time and are sorted last.
      return mail?.sent_at ? mail : null;
    },

    /** Returns null for an unknown or invalid id. */
    find: async (id: string): Promise<Mail | null> =>
      isDocumentId(id) ? parseDocument(mailSchema, await outbox.doc(id).get()) : null,

    claim,

    markSent: (id: string, lease: Date, sentAt: Date): Promise<void> => {
      const expires_at = daysAfter(sentAt, RETENTION_DAYS.mails);
      return finish(id, lease, { state: 'sent', sent_at: sentAt, error: null, expires_at });
    },

    markFailed: (id: string, lease: Date, failure: Failure): Promise<void> => {
      const isDead = failure.state === 'dead';
      const expires_at = isDead ? daysAfter(new Date(), RETENTION_DAYS.dead_mails) : null;
      return finish(id, lease, { ...failure, expires_at });
    },

    /** Changes the recipient and makes the mail due at `now`. */
    changeRecipient: (id: string, lease: Date, to: string, now: Date): Promise<void> =>
      finish(id, lease, { to, state: 'pending', next_attempt_at: now }),

    /** Makes the mail due at `until` without counting an attempt. */
    postpone: (id: string, lease: Date, until: Date): Promise<void> =>
      finish(id, lease, { state: 'pending', next_attempt_at: until }),

    /** Ends a mail that no longer needs to be sent. */
    markObsolete: (id: string, lease: Date, now: Date): Promise<void> =>
      finish(id, lease, { state: 'obsolete', expires_at: daysAfter(now, RETENTION_DAYS.mails) }),

    /**
     * Makes a dead mail pending again, to `recipient.to` and due at `recipient.now`, in one
     * transaction with `writeMore`. Leaves a mail in any other state unchanged. Returns the new
     * state and whether this call changed it, or null for an unknown id.
     */
    requeueDead: (
      id: string,
      { to, now }: { to: string; now: Date },
      writeMore: (transaction: Transaction) => Promise<void>,
    ): Promise<{ state: MailState; isRequeued: boolean } | null> =>
      db.runTransaction(async (transaction) => {
        const snapshot = await transaction.get(outbox.doc(id));
        const mail = parseDocument(mailSchema, snapshot);
        if (mail === null) return null;
        if (mail.state !== 'dead') return { state: mail.state, isRequeued: false };
        await writeMore(transaction);
        const fresh = {
          state: 'pending',
          attempts: 0,
          lease_until: null,
          expires_at: null,
        } as const;
        transaction.update(snapshot.ref, { ...fresh, to, next_attempt_at: now });
        return { state: fresh.state, isRequeued: true };
      }),

    /** Lists due mails, oldest first, including those whose delivery crashed. */
    listDue: async (now: Date, limit: number): Promise<Mail[]> => {
      const due = outbox
        .where('state', 'in', ['pending', 'sending'])
        .where('next_attempt_at', '<=', now)
        .orderBy('next_attempt_at')
        .limit(limit);
      let { docs } = await due.get();
      // Skip pages of malformed mails only: they stay the oldest and would hide all others.
      while (docs.length === limit && parseList(mailSchema, docs).length === 0) {
        ({ docs } = await due.startAfter(docs.at(-1)).get());
      }
      return parseList(mailSchema, docs);
    },

    /** Lists dead mails, newest first, after the cursor. `next` is null on the last page. */
    listDead: async (
      after: string | null,
      limit: number,
    ): Promise<{ mails: Mail[]; next: string | null }> => {
      const dead = outbox.where('state', '==', 'dead');
      const { docs, next } = await readPage(dead, [['created_at', 'desc']], after, limit);
      return { mails: parseList(mailSchema, docs), next };
    },
  };
}
