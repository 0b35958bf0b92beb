import { AppError } from '@doorstep/domain/app-error';
import {
  exportedDocumentSchema,
  exportedThreadsSchema,
  threadsOf,
  type ExportedDocument,
  type ExportedThreads,
  type ExportSection,
} from '@doorstep/domain/account/data-export';
import {
  FieldPath,
  Timestamp,
  type DocumentSnapshot,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { addressKey } from '../platform/address-key.ts';
import { isDocumentId } from '../platform/firestore.ts';
import { filterOwnThreadMails, pageAddress } from './provider-mails.ts';

export interface Owner {
  uid: string;
  /** The confirmed address. */
  email: string;
}

export interface ExportPage {
  documents: ExportedDocument[];
  /** Where the next page begins; null after the last one. */
  next: string | null;
}

/** What is stored of one person, page by page, as 'Download my data' gives it out. */
export interface Exports {
  /**
   * At most `limit` documents of a section, after the place `after` that a page before has named.
   * Throws AppError `invalid-input` for a place that none can have named: to begin anew would give
   * things out twice, and to end would hide what is missing.
   */
  read(
    section: Exclude<ExportSection, 'account'>,
    owner: Owner,
    after: string | null,
    limit: number,
  ): Promise<ExportPage>;
}

/** The server's own: ids at Stripe, what a sweep notes, and what an administrator decided. */
const KEPT_BACK = new Set([
  'stripe_customer_id',
  'subscription_id',
  'invoice_id',
  'sync_version',
  'tries',
  'check_at',
  'lease_until',
  'next_attempt_at',
  'attempts',
  'error',
  'to',
  'reported_uid',
  'reporter_uid',
  'decided_at',
  'decided_by',
  'note',
]);

function toJson(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toJson(inner)]));
}

function exported(document: DocumentSnapshot, omit: ReadonlySet<string> = KEPT_BACK) {
  const fields = Object.entries(document.data() ?? {}).filter(([name]) => !omit.has(name));
  const plain = toJson(Object.fromEntries(fields));
  return exportedDocumentSchema.parse({ id: document.id, ...Object(plain) });
}

/** What a mail says is in the request or the chat; whom else it names is not the receiver's. */
const MAIL_KEPT_BACK = new Set([...KEPT_BACK, 'data', 'expires_at']);

/** Where it went is an address that the account had. */
const PLAN_MAIL_KEPT_BACK = new Set([...MAIL_KEPT_BACK].filter((field) => field !== 'to'));

/** What was decided about a report is not said to anybody. */
const REPORT_KEPT_BACK = new Set([...KEPT_BACK, 'state']);

/** Threads that one answer looks into, at most. */
const THREADS_READ = 25;

const THREADS: Record<ExportedThreads, { collection: string; field: string; by: keyof Owner }> = {
  requests_sent: { collection: 'service_requests', field: 'client_uid', by: 'uid' },
  requests_to_my_address: { collection: 'service_requests', field: 'client_email', by: 'email' },
  requests_received: { collection: 'service_requests', field: 'provider_id', by: 'uid' },
  conversations_begun: { collection: 'conversations', field: 'client_id', by: 'uid' },
  conversations_received: { collection: 'conversations', field: 'provider_id', by: 'uid' },
};

/** Sections of one document at most, and where it stands. */
const SINGLE = {
  role: ({ uid }: Owner) => `user_roles/${uid}`,
  provider_profile: ({ uid }: Owner) => `provider_profiles/${uid}`,
  client_profile: ({ uid }: Owner) => `client_profiles/${uid}`,
  mail_preferences: ({ email }: Owner) => `mail_preferences/${addressKey(email)}`,
  subscription: ({ uid }: Owner) => `subscribers/${uid}`,
  message_counts: ({ uid }: Owner) => `message_counts/${uid}`,
  thread_counts: ({ uid }: Owner) => `thread_counts/${uid}`,
  deletion: ({ uid }: Owner) => `account_deletions/${uid}`,
};

const noPlace = () => new AppError('invalid-input', 'no place in an export');

/** A document's id; among messages also `{thread}/{message}`. */
function checkPlace(section: ExportSection, after: string | null): void {
  if (after === null) return;
  const ids = after.split('/');
  const most = threadsOf(section) ? 2 : 1;
  if (ids.length > most || !ids.every(isDocumentId)) throw noPlace();
}

export function createExports(db: Firestore): Exports {
  const where = (collection: string, field: string, value: string) =>
    db.collection(collection).where(field, '==', value).orderBy(FieldPath.documentId());
  const threadQuery = (threads: ExportedThreads, owner: Owner) => {
    const { collection, field, by } = THREADS[threads];
    return where(collection, field, owner[by]);
  };

  async function list(query: Query, after: string | null, limit: number, omit = KEPT_BACK) {
    const { docs, next } = await page(query, after, limit);
    return { documents: docs.map((document) => exported(document, omit)), next };
  }

  async function page(query: Query, after: string | null, limit: number) {
    const from = after === null ? query : query.startAfter(after);
    const { docs } = await from.limit(limit).get();
    return { docs, next: docs.length === limit ? (docs.at(-1)?.id ?? null) : null };
  }

  /** To an address that the account had before: what went to the present one is in `mails`. */
  async function mailsAboutPlan({ uid, email }: Owner, after: string | null, limit: number) {
    const { docs, next } = await page(where('mail', 'data.account', uid), after, limit);
    const elsewhere = docs.filter((mail) => mail.get('to') !== email);
    return { documents: elsewhere.map((mail) => exported(mail, PLAN_MAIL_KEPT_BACK)), next };
  }

  /** What went to the account's own address is in `mails`. */
  async function mailsToPage({ uid, email }: Owner, after: string | null, limit: number) {
    const address = await pageAddress(db, uid);
    if (address === null || address === email) return { documents: [], next: null };
    const { docs, next } = await page(where('mail', 'to', address), after, limit);
    const own = await filterOwnThreadMails(db, uid, docs);
    return { documents: own.map((mail) => exported(mail, MAIL_KEPT_BACK)), next };
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
    // Messages stay: one that is not there, or elsewhere, is made up.
    const isHere = direct
      ? ['provider_id', 'client_id'].every((side) => last.get(side) === thread.get(side))
      : last.get('request_id') === thread.id;
    if (!isHere) throw noPlace();
    return (await newest.startAfter(last).get()).docs;
  }

  /** `after` is the thread that was the last one, or `{thread}/{message}` where it goes on. */
  async function messages(query: Query, after: string | null, limit: number): Promise<ExportPage> {
    const [lastThread = '', lastMessage = ''] = (after ?? '').split('/');
    const place = () =>
      lastMessage === '' ? query.startAfter(lastThread) : query.startAt(lastThread);
    const threads = await (after === null ? query : place()).limit(THREADS_READ).get();
    const documents: ExportedDocument[] = [];
    for (const thread of threads.docs) {
      const from = thread.id === lastThread ? lastMessage : '';
      const docs = await messagesIn(thread, from, limit - documents.length);
      documents.push(...docs.map((document) => exported(document)));
      const last = docs.at(-1);
      if (documents.length === limit && last) return { documents, next: `${thread.id}/${last.id}` };
    }
    const next = threads.size === THREADS_READ ? (threads.docs.at(-1)?.id ?? null) : null;
    return { documents, next };
  }

  return {
    read: async (section, owner, after, limit) => {
      checkPlace(section, after);
      const threads = threadsOf(section);
      if (threads) return messages(threadQuery(threads, owner), after, limit);
      switch (section) {
        case 'role':
        case 'provider_profile':
        case 'client_profile':
        case 'mail_preferences':
        case 'subscription':
        case 'message_counts':
        case 'thread_counts':
        case 'deletion':
          return one(SINGLE[section](owner));
        case 'handles':
          return list(where('handles', 'owner', owner.uid), after, limit);
        case 'pictures':
          return list(where('pictures', 'owner', owner.uid), after, limit);
        case 'blocks':
          return list(where('blocks', 'blocker_uid', owner.uid), after, limit);
        case 'reports':
          return list(where('reports', 'reporter_uid', owner.uid), after, limit, REPORT_KEPT_BACK);
        case 'mails':
          return list(where('mail', 'to', owner.email), after, limit, MAIL_KEPT_BACK);
        case 'mails_to_my_page':
          return mailsToPage(owner, after, limit);
        case 'mails_about_my_plan':
          return mailsAboutPlan(owner, after, limit);
        default:
          return list(threadQuery(exportedThreadsSchema.parse(section), owner), after, limit);
      }
    },
  };
}
