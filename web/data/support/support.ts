import type { CallableInput } from '@doorstep/domain/callables';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import {
  supportRequestSchema,
  type SupportRequest,
} from '@doorstep/domain/support/support-request';
import {
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { callFunction } from '../callables.ts';
import { withAppError } from '../errors.ts';
import { parseDocument } from '../firestore/documents.ts';
import { lite } from '../firestore/firestore-lite.ts';

export interface SupportPage {
  requests: SupportRequest[];
  /** Passed to the call for the next page; null on the last one. */
  next: QueryDocumentSnapshot | null;
}

/** Returns a page of a person's requests to support, latest change first. Throws AppError. */
export async function listMySupportRequests(
  uid: string,
  after: SupportPage['next'],
): Promise<SupportPage> {
  const size = PAGE_SIZE.my_support_requests;
  const mine = where('owner_uid', '==', uid);
  const newest = query(
    collection(lite, 'support_requests'),
    mine,
    orderBy('changed_at', 'desc'),
    limit(size),
  );
  const page = after === null ? newest : query(newest, startAfter(after));
  const { docs } = await withAppError(getDocs(page));
  return {
    requests: docs.flatMap((document) => parseDocument(supportRequestSchema, document) ?? []),
    next: docs.length === size ? (docs.at(-1) ?? null) : null,
  };
}

/** Sends a request to support. Returns its reference number. Throws AppError. */
export async function contactSupport(input: CallableInput<'contact-support'>): Promise<string> {
  return (await callFunction('contact-support', input)).reference;
}

/** Adds a message to an own request, which opens it again if it was answered. Throws AppError. */
export async function replyToSupport(input: CallableInput<'reply-to-support'>): Promise<void> {
  await callFunction('reply-to-support', input);
}
