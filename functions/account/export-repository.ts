import { AppError } from '@doorstep/domain/app-error';
import {
  exportedThreadsSchema,
  threadsOf,
  type ExportedDocument,
  type ExportedThreads,
  type ExportSection,
} from '@doorstep/domain/account/data-export';
import {
  FieldPath,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { isDocumentId } from '../platform/firestore.ts';
import { isOwnList, isSingle, OWN_LISTS, SINGLE, type Owner } from './export-sections.ts';
import {
  exported,
  exportedAddress,
  exportedParts,
  OMITTED_FROM_MAILS,
  OMITTED_FROM_PLAN_MAILS,
} from './exported-document.ts';
import { filterOwnThreadMails, pageAddress } from './provider-mails.ts';

export interface ExportPage {
  documents: ExportedDocument[];
  /** The cursor of the next page; null on the last page. */
  next: string | null;
}

/** Reads the data of one person for 'Download my data'. */
export type Exports = ReturnType<typeof createExports>;

/** The most threads that one page reads. */
const THREADS_READ = 25;

const THREADS: Record<ExportedThreads, { collection: string; field: string; by: keyof Owner }> = {
  requests_sent: { collection: 'service_requests', field: 'client_uid', by: 'uid' },
  requests_to_my_address: { collection: 'service_requests', field: 'client_email', by: 'email' },
  requests_received: { collection: 'service_requests', field: 'provider_id', by: 'uid' },
  conversations_begun: { collection: 'conversations', field: 'client_id', by: 'uid' },
  conversations_received: { collection: 'conversations', field: 'provider_id', by: 'uid' },
};

const invalidCursor = () => new AppError('invalid-input', 'invalid export cursor');

/** Checks a cursor: a document's id, or `{thread}/{id}` in a section of messages or notes. */
function validateCursor(section: ExportSection, after: string | null): void {
  if (after === null) return;
  const ids = after.split('/');
  const maxIds = threadsOf(section) || section === 'private_notes' ? 2 : 1;
  if (ids.length > maxIds || !ids.every(isDocumentId)) throw invalidCursor();
}

export function createExports(db: Firestore) {
  const where = (collection: string, field: string, value: string) =>
    db.collection(collection).where(field, '==', value).orderBy(FieldPath.documentId());
  const threadQuery = (threads: ExportedThreads, owner: Owner) => {
    const { collection, field, by } = THREADS[threads];
    return where(collection, field, owner[by]);
  };

  async function list(
    query: Query,
    after: string | null,
    limit: number,
    omit: ReadonlySet<string>,
  ) {
    const { docs, next } = await page(query, after, limit);
    return { documents: docs.map((document) => exported(document, omit)), next };
  }

  async function page(query: Query, after: string | null, limit: number) {
    const from = after === null ? query : query.startAfter(after);
    const { docs } = await from.limit(limit).get();
    return { docs, next: docs.length === limit ? (docs.at(-1)?.id ?? null) : null };
  }

  /**
   * Lists mails about the plan that went to a former address. Others are in the section `mails`.
   */
  async function mailsAboutPlan({ uid, email }: Owner, after: string | null, limit: number) {
    const { docs, next } = await page(where('mail', 'data.account', uid), after, limit);
    const toFormer = docs.filter((mail) => mail.get('to') !== email);
    return { documents: toFormer.map((mail) => exported(mail, OMITTED_FROM_PLAN_MAILS)), next };
  }

  /** Lists mails to the page's address, if it differs from the account's. */
  async function mailsToPage({ uid, email }: Owner, after: string | null, limit: number) {
    const address = await pageAddress(db, uid);
    if (address === null || address === email) return { documents: [], next: null };
    const { docs, next } = await page(where('mail', 'to', address), after, limit);
    const own = await filterOwnThreadMails(db, uid, docs);
    return { documents: own.map((mail) => exported(mail, OMITTED_FROM_MAILS)), next };
  }

  /**
   * Lists threads. Requests have their history and their earlier quotes, sent ones their address.
   */
  async function listThreads(
    threads: ExportedThreads,
    owner: Owner,
    after: string | null,
    limit: number,
  ) {
    const { docs, next } = await page(threadQuery(threads, owner), after, limit);
    if (THREADS[threads].collection === 'conversations')
      return { documents: docs.map((thread) => exported(thread)), next };
    const isReceived = THREADS[threads].field === 'provider_id';
    const documents = await Promise.all(
      docs.map(async (request) => ({
        ...exported(request),
        ...(await exportedParts(request)),
        ...(!isReceived && (await exportedAddress(request, owner.uid))),
      })),
    );
    return { documents, next };
  }

  async function one(path: string): Promise<ExportPage> {
    const document = await db.doc(path).get();
    return { documents: document.exists ? [exported(document)] : [], next: null };
  }

  function messageQuery(thread: DocumentSnapshot): Query {
    const direct = thread.ref.parent.id === 'conversations';
    const messages = direct
      ? db
          .collection('direct_messages')
          .where('provider_id', '==', thread.get('provider_id'))
          .where('client_id', '==', thread.get('client_id'))
      : db.collection('chat_messages').where('request_id', '==', thread.id);
    return messages.orderBy('created_at', 'desc');
  }

  async function messagesIn(thread: DocumentSnapshot, after: string, limit: number) {
    const newest = messageQuery(thread).limit(limit);
    if (after === '') return (await newest.get()).docs;
    const direct = thread.ref.parent.id === 'conversations';
    const last = await db
      .collection(direct ? 'direct_messages' : 'chat_messages')
      .doc(after)
      .get();
    // Messages are never deleted, so a missing message means a forged cursor.
    const isInThread = direct
      ? ['provider_id', 'client_id'].every((side) => last.get(side) === thread.get(side))
      : last.get('request_id') === thread.id;
    if (!isInThread) throw invalidCursor();
    return (await newest.startAfter(last).get()).docs;
  }

  /** Lists the private notes of a request. */
  async function notesIn({ ref }: DocumentSnapshot, after: string, limit: number) {
    const notes = ref.collection('notes').orderBy(FieldPath.documentId()).limit(limit);
    return (await (after === '' ? notes : notes.startAfter(after)).get()).docs;
  }

  /**
   * Lists messages or notes by thread. `after` is the last finished thread, or `{thread}/{id}`
   * inside one.
   */
  async function byThread(
    query: Query,
    listIn: typeof messagesIn,
    after: string | null,
    limit: number,
  ): Promise<ExportPage> {
    const [lastThread = '', lastId = ''] = (after ?? '').split('/');
    const remaining = () =>
      lastId === '' ? query.startAfter(lastThread) : query.startAt(lastThread);
    const threads = await (after === null ? query : remaining()).limit(THREADS_READ).get();
    const documents: ExportedDocument[] = [];
    for (const thread of threads.docs) {
      const from = thread.id === lastThread ? lastId : '';
      const docs = await listIn(thread, from, limit - documents.length);
      const request = listIn === notesIn ? { request_id: thread.id } : {};
      documents.push(...docs.map((document) => ({ ...exported(document), ...request })));
      const last = docs.at(-1);
      if (documents.length === limit && last) return { documents, next: `${thread.id}/${last.id}` };
    }
    const next = threads.size === THREADS_READ ? (threads.docs.at(-1)?.id ?? null) : null;
    return { documents, next };
  }

  return {
    /**
     * Returns at most `limit` documents of a section, after the cursor (null: the first page).
     * Throws AppError `invalid-input` for an invalid cursor: the download would miss or repeat
     * documents.
     */
    read: async (
      section: Exclude<ExportSection, 'account'>,
      owner: Owner,
      after: string | null,
      limit: number,
    ): Promise<ExportPage> => {
      validateCursor(section, after);
      const threads = threadsOf(section);
      if (threads) return byThread(threadQuery(threads, owner), messagesIn, after, limit);
      if (isSingle(section)) return one(SINGLE[section](owner));
      if (isOwnList(section)) {
        const { collection, field, omit } = OWN_LISTS[section];
        return list(where(collection, field, owner.uid), after, limit, omit);
      }
      switch (section) {
        case 'private_notes':
          return byThread(threadQuery('requests_received', owner), notesIn, after, limit);
        case 'mails':
          return list(where('mail', 'to', owner.email), after, limit, OMITTED_FROM_MAILS);
        case 'mails_to_my_page':
          return mailsToPage(owner, after, limit);
        case 'mails_about_my_plan':
          return mailsAboutPlan(owner, after, limit);
        default:
          return listThreads(exportedThreadsSchema.parse(section), owner, after, limit);
      }
    },
  };
}
