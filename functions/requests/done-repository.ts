import { AppError } from '@doorstep/domain/app-error';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { writeMail, type NewMail } from '../mail/write-mail.ts';
import { runForCaller } from '../platform/callables/run-for-caller.ts';
import { correlationField } from '../platform/correlation.ts';
import { isDocumentId } from '../platform/firestore.ts';
import { queryPages } from '../platform/query-pages.ts';
import { parseRequest, type RequestRecord } from './service-request-repository.ts';

/** What a transaction writes about the question if a job is done. */
type DoneChange = { mail: NewMail | null } & (
  | { to: 'asked'; due_at: Date }
  /** `ended`: the question is over without an answer, because something else happened. */
  | { to: 'refused' | 'completed' | 'ended' }
);

/** Decides how a request's question changes; null if it does not. */
type DecideDone = (request: RequestRecord, transaction: Transaction) => Promise<DoneChange | null>;

export type DoneQuestions = ReturnType<typeof createDoneQuestions>;

const PAGE = 100;

/**
 * Returns the fields that a change writes. `by` is the person who makes it, null for the server.
 */
function fieldsOf(change: DoneChange, by: string | null, isFinished: boolean) {
  const now = FieldValue.serverTimestamp();
  const status = { status_changed_by: by, status_changed_at: now };
  switch (change.to) {
    case 'asked': {
      const { due_at } = change;
      return {
        done: { asked_by: by, asked_at: now, due_at, refused_at: null, completed_at: null },
        last_at: now,
        waiting: 'provider',
      };
    }
    case 'refused':
      return {
        'done.refused_at': now,
        'done.due_at': null,
        last_at: now,
        waiting: 'client',
        ...(isFinished && { status: 'in_progress', ...status }),
      };
    case 'completed':
      return {
        'done.completed_at': now,
        'done.due_at': null,
        waiting: 'none',
        status: 'completed',
        ...status,
      };
    case 'ended':
      return { 'done.due_at': null };
  }
}

/** Stores the question if a job is done, the field `done` of a request. */
export function createDoneQuestions(db: Firestore) {
  const requests = db.collection('service_requests');

  function write(
    transaction: Transaction,
    request: RequestRecord,
    change: DoneChange,
    by: string | null,
  ): void {
    const fields = fieldsOf(change, by, request.status === 'completed');
    transaction.update(requests.doc(request.id), { ...fields, ...correlationField() });
    if (change.mail) writeMail(transaction, db, change.mail);
  }

  return {
    /**
     * Changes a request's question and queues its mail in one transaction, in the name of a person.
     * `decide` reads what it depends on, and runs again if that changes meanwhile. Throws what it
     * throws, and AppError `not-found` for an unknown request and `unauthenticated` for a closed
     * account.
     */
    change: async (requestId: string, by: string, decide: DecideDone): Promise<void> => {
      const unknown = () => new AppError('not-found', 'unknown request');
      if (!isDocumentId(requestId)) throw unknown();
      await runForCaller(db, by, async (transaction) => {
        const request = parseRequest(await transaction.get(requests.doc(requestId)));
        if (!request) throw unknown();
        const change = await decide(request, transaction);
        if (change) write(transaction, request, change, by);
      });
    },

    /** Yields the ids of the requests whose question is overdue, the oldest first, in pages. */
    listDue: async function* (now: Date) {
      const due = requests.where('done.due_at', '<=', now).orderBy('done.due_at');
      for await (const page of queryPages(due, PAGE)) yield page.map(({ id }) => id);
    },

    /** Makes the change of an overdue question that `decide` returns, in one transaction. */
    finish: async (requestId: string, decide: DecideDone): Promise<DoneChange['to'] | null> =>
      db.runTransaction(async (transaction) => {
        const request = parseRequest(await transaction.get(requests.doc(requestId)));
        const change = request && (await decide(request, transaction));
        if (!change) return null;
        write(transaction, request, change, null);
        return change.to;
      }),
  };
}
