import { exportedDocumentSchema } from '@doorstep/domain/account/data-export';
import { ADDRESS_ID } from '@doorstep/domain/requests/address';
import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import * as z from 'zod/mini';

/** Omits internal fields: technical ids, the state of jobs, and administrators' decisions. */
export const OMITTED = new Set([
  'stripe_customer_id',
  'subscription_id',
  'invoice_id',
  'sync_version',
  'correlation_id',
  'team_changed_at',
  'tries',
  'check_at',
  'lease_until',
  'next_attempt_at',
  'attempts',
  'error',
  'to',
  ...['reported_uid', 'reporter_uid', 'decided_at', 'decided_by', 'note'],
]);

function toJson(value: unknown): unknown {
  if (value instanceof Timestamp) return value.toDate().toISOString();
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toJson(inner)]));
}

/** Returns the document as the file contains it. */
export function exported(document: DocumentSnapshot, omit: ReadonlySet<string> = OMITTED) {
  const fields = Object.entries(document.data() ?? {}).filter(([name]) => !omit.has(name));
  const plain = toJson(Object.fromEntries(fields));
  return exportedDocumentSchema.parse({ id: document.id, ...Object(plain) });
}

/**
 * Returns the street address of a request as its sender's file contains it. The account of the
 * request's address gets it only if the sender had confirmed that address.
 */
export async function exportedAddress(request: DocumentSnapshot, uid: string) {
  const isOwner =
    request.get('client_uid') === uid || request.get('client_email_confirmed') === true;
  if (!isOwner) return {};
  const address = await request.ref.collection('private').doc(ADDRESS_ID).get();
  return address.exists ? { street: z.string().parse(address.get('street')) } : {};
}

/** The most changes of a request's status, and the most earlier quotes, the newest. */
const PARTS_READ = 100;

/** Returns the history and the earlier quotes of a request as the file contains them. */
export async function exportedParts({ ref }: DocumentSnapshot) {
  const list = async (name: string, time: string) => {
    const newest = ref.collection(name).orderBy(time, 'desc').limit(PARTS_READ);
    return (await newest.get()).docs.map((one) => exported(one, new Set()));
  };
  return { history: await list('history', 'at'), quotes: await list('quotes', 'created_at') };
}

/** Omits a mail's content too: it repeats the request or the chat and can name other people. */
export const OMITTED_FROM_MAILS = new Set([...OMITTED, 'data', 'expires_at']);

/** Includes the recipient, an address that the account had before. */
export const OMITTED_FROM_PLAN_MAILS = new Set(
  [...OMITTED_FROM_MAILS].filter((field) => field !== 'to'),
);

/** Omits the client's uid: a page shows the name only. */
export const OMITTED_FROM_REVIEWS = new Set([...OMITTED, 'client_uid']);

/** Omits the decision about a report as well. */
export const OMITTED_FROM_REPORTS = new Set([...OMITTED, 'state']);
