import { randomInt } from 'node:crypto';
import { AppError } from '@doorstep/domain/app-error';
import { LIMITS } from '@doorstep/domain/limits';
import type { AuditFact } from '@doorstep/domain/moderation/audit-log';
import {
  canWriteAgain,
  REFERENCE_LETTERS,
  supportRequestSchema,
  type SupportEntry,
  type SupportRequest,
} from '@doorstep/domain/support/support-request';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import type { FindAddress } from '../mail/queue-account-mail.ts';
import { writeMail } from '../mail/write-mail.ts';
import type { AuditLog } from '../moderation/audit-log-repository.ts';
import { isDocumentId, parseDocument, parseList } from '../platform/firestore.ts';
import { readPage, type SortFields } from '../platform/page-cursor.ts';
import { runForCaller } from '../platform/callables/run-for-caller.ts';
import { supportMails } from './support-mails.ts';

type NewSupportRequest = Pick<SupportRequest, 'owner_uid' | 'subject' | 'photos'> & {
  text: string;
};

type Reply = Pick<SupportRequest, 'id' | 'owner_uid'> & { text: string };

/** Reads whether the person's plan includes premium support. */
type IsPremium = (transaction: Transaction) => Promise<boolean>;

/** What a new request is completed with. */
interface PersonReads {
  isPremium: IsPremium;
  findAddress: FindAddress;
}

/** What an administrator does who has seen the first `seen` messages. */
interface Action {
  id: string;
  seen: number;
  actor_uid: string;
}

interface SupportPage {
  requests: SupportRequest[];
  /** The cursor of the next page; null on the last one. */
  next: string | null;
}

/**
 * Stores conversations with support in `support_requests`. A write that adds a message queues its
 * mails, in the same transaction.
 */
export type SupportRequests = ReturnType<typeof createSupportRequests>;

const SORTED: Record<'open' | 'done', SortFields> = {
  open: [
    ['is_premium', 'desc'],
    ['waiting_since', 'asc'],
  ],
  done: [['changed_at', 'desc']],
};

const LENGTH = 6;

/** Returns a random reference number, one of about 700 million. */
function createReference(): string {
  const letters = Array.from({ length: LENGTH }, () =>
    REFERENCE_LETTERS.charAt(randomInt(REFERENCE_LETTERS.length)),
  );
  return `S-${letters.join('')}`;
}

const refusal = (message: string, personMessage: string) =>
  new AppError('failed-precondition', message, { personMessage });

const changed = () =>
  refusal('the request has changed', 'This conversation has changed. Please read it again.');

const full = () =>
  refusal('the request is full', 'This conversation is full. You can only close it.');

const over = () =>
  refusal(
    'the request is closed or full',
    "You can't add to this conversation anymore. Please contact support again.",
  );

const notFound = () => new AppError('not-found', 'no such support request');

export function createSupportRequests(
  db: Firestore,
  audit: Pick<AuditLog, 'append'>,
  nextReference = createReference,
) {
  const requests = db.collection('support_requests');

  async function read(transaction: Transaction, id: string): Promise<SupportRequest> {
    if (!isDocumentId(id)) throw notFound();
    const snapshot = await transaction.get(requests.doc(id));
    const request = parseDocument(supportRequestSchema, snapshot);
    if (!request) throw notFound();
    return request;
  }

  function writeMails(transaction: Transaction, request: SupportRequest, to: string | null): void {
    for (const mail of supportMails(request, to)) writeMail(transaction, db, mail);
  }

  /**
   * Makes an administrator's change, unless the request has changed since they read it. Does
   * nothing if `change` returns null. With `findAddress`, mails the message that the change adds.
   */
  const act = (
    { id, seen, actor_uid }: Action,
    action: AuditFact['action'],
    change: (request: SupportRequest) => Partial<SupportRequest> | null,
    findAddress?: FindAddress,
  ) =>
    db.runTransaction(async (transaction) => {
      const request = await read(transaction, id);
      if (request.entries.length !== seen) throw changed();
      const fields = change(request);
      if (fields === null) return;
      const to = findAddress ? await findAddress(request.owner_uid, transaction) : null;
      await audit.append(transaction, { actor_uid, action, subject: id, note: null });
      transaction.update(requests.doc(id), fields);
      if (to !== null) writeMails(transaction, { ...request, ...fields }, to);
    });

  async function page(list: 'open' | 'done', after: string | null, limit: number) {
    const query =
      list === 'open'
        ? requests.where('state', '==', 'open')
        : requests.where('state', 'in', ['answered', 'closed']);
    const { docs, next } = await readPage(query, SORTED[list], after, limit);
    return { requests: parseList(supportRequestSchema, docs), next };
  }

  return {
    /**
     * Creates a request and returns its reference number. Throws AppError `unauthenticated` for an
     * account that was closed meanwhile.
     */
    create: (
      { text, ...request }: NewSupportRequest,
      { isPremium, findAddress }: PersonReads,
      now: Date,
    ): Promise<string> =>
      runForCaller(db, request.owner_uid, async (transaction) => {
        const is_premium = await isPremium(transaction);
        const to = await findAddress(request.owner_uid, transaction);
        let reference = requests.doc(nextReference());
        while ((await transaction.get(reference)).exists) reference = requests.doc(nextReference());
        const entry: SupportEntry = { from: 'person', text, at: now };
        const fields: Omit<SupportRequest, 'id'> = {
          ...request,
          is_premium,
          entries: [entry],
          state: 'open',
          created_at: now,
          waiting_since: now,
          changed_at: now,
        };
        transaction.create(reference, fields);
        writeMails(transaction, { id: reference.id, ...fields }, to);
        return reference.id;
      }),

    /**
     * Adds a message by the request's owner and opens it. Throws AppError `not-found`,
     * `unauthenticated` like `create`, and `failed-precondition` if it is closed or full.
     */
    reply: ({ id, owner_uid, text }: Reply, isPremium: IsPremium, now: Date): Promise<void> =>
      runForCaller(db, owner_uid, async (transaction) => {
        const request = await read(transaction, id);
        if (request.owner_uid !== owner_uid) throw notFound();
        if (!canWriteAgain(request)) throw over();
        const is_premium = await isPremium(transaction);
        const waiting_since = request.state === 'open' ? request.waiting_since : now;
        const entry: SupportEntry = { from: 'person', text, at: now };
        const fields = {
          ...{ state: 'open' as const, is_premium, waiting_since, changed_at: now },
          entries: [...request.entries, entry],
        };
        transaction.update(requests.doc(id), fields);
        writeMails(transaction, { ...request, ...fields }, null);
      }),

    find: async (id: string): Promise<SupportRequest | null> =>
      isDocumentId(id) ? parseDocument(supportRequestSchema, await requests.doc(id).get()) : null,

    /** Lists open requests after the cursor: premium first, then oldest first. */
    listOpen: (after: string | null, limit: number): Promise<SupportPage> =>
      page('open', after, limit),
    /** Lists answered and closed requests, latest change first, after the cursor. */
    listDone: (after: string | null, limit: number): Promise<SupportPage> =>
      page('done', after, limit),

    /**
     * Adds an answer and an audit entry in one transaction. Throws AppError `not-found`, and
     * `failed-precondition` if the request has changed or is full.
     */
    answer: (
      { text, ...action }: Action & { text: string },
      findAddress: FindAddress,
      now: Date,
    ): Promise<void> => {
      const change = ({ state, entries }: SupportRequest): Partial<SupportRequest> => {
        if (state === 'closed') throw changed();
        if (entries.length >= LIMITS.supportEntries) throw full();
        const answer: SupportEntry = { from: 'support', text, at: now };
        return { entries: [...entries, answer], state: 'answered', changed_at: now };
      };
      return act(action, 'support_answered', change, findAddress);
    },

    /**
     * Closes a request, or opens it again. Does nothing if it is so already. Throws AppError like
     * `answer`.
     */
    setState: (
      { state, ...action }: Action & { state: 'open' | 'closed' },
      now: Date,
    ): Promise<void> =>
      act(action, state === 'open' ? 'support_reopened' : 'support_closed', (request) => {
        if (request.state === state) return null;
        return { state, changed_at: now, ...(state === 'open' && { waiting_since: now }) };
      }),
  };
}
