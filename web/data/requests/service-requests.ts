import { AppError, toAppError } from '@doorstep/domain/app-error';
import {
  providerProfileSchema,
  type ProviderProfile,
} from '@doorstep/domain/profiles/provider-profile';
import type { ServiceRequestForm } from '@doorstep/domain/requests/service-request';
import { isUsedUp, usedUpError, writeCountSchema } from '@doorstep/domain/write-counter';
import {
  collection,
  doc,
  getDoc,
  increment,
  serverTimestamp,
  setDoc,
  writeBatch,
} from 'firebase/firestore/lite';
import { withTimeout } from '../../lib/with-timeout.ts';
import { parseDocument } from '../firestore/documents.ts';
import { fromFirebase, throwing } from '../errors.ts';
import { lite } from '../firestore/firestore-lite.ts';

/** The id of a request that is to be made: chosen before, so that a second try makes no second one. */
export function newRequestId(): string {
  return doc(collection(lite, 'service_requests')).id;
}

interface NewRequest {
  id: string;
  providerId: string;
  clientUid: string;
  form: ServiceRequestForm;
}

/**
 * Stores a request (docs/data-model.md, A request). Trying again with the same id is harmless: when
 * an earlier try has arrived after all, this one ends well too.
 * Throws AppError: `failed-precondition` when the professional takes no requests now, or none of
 * this client (the same words: who is blocked is not told), `rate-limited`, `unavailable`.
 */
export async function createServiceRequest(request: NewRequest): Promise<void> {
  const { id, providerId, clientUid, form } = request;
  const provider = await getPublishedProvider(providerId);
  const fields = {
    ...form,
    provider_id: providerId,
    provider_name: provider.display_name,
    provider_handle: provider.handle,
    client_uid: clientUid,
    status: 'pending',
    created_at: serverTimestamp(),
    last_message: null,
    last_message_id: null,
    last_message_at: null,
    unread_provider: 0,
    unread_client: 0,
  };
  try {
    await store(id, clientUid, fields);
  } catch (error) {
    if (await hasArrived(id)) return;
    const failure = fromFirebase(error);
    if (failure.code !== 'permission-denied') throw failure;
    if (!(await hasNoRoom(clientUid))) throw notTakingRequests(providerId, failure);
    const limit = await beginAnew(clientUid);
    // Also where no window could be begun: another tab may just have done so.
    await throwing(store(id, clientUid, fields)).catch((again: unknown) =>
      Promise.reject(limit ?? refusalOf(again, providerId)),
    );
  }
}

function refusalOf(thrown: unknown, providerId: string): AppError {
  const failure = toAppError(thrown);
  return failure.code === 'permission-denied' ? notTakingRequests(providerId, failure) : failure;
}

const counterOf = (uid: string) => doc(lite, 'thread_counts', uid);

/** A request counts as a thread that its client begins (docs/data-model.md, Counters). */
async function store(id: string, clientUid: string, fields: object): Promise<void> {
  const batch = writeBatch(lite);
  const request = doc(lite, 'service_requests', id);
  batch.set(request, fields);
  batch.set(counterOf(clientUid), { count: increment(1), last_id: request.path }, { merge: true });
  await withTimeout('The request', batch.commit());
}

async function hasNoRoom(uid: string): Promise<boolean> {
  const snapshot = await throwing(withTimeout('The counter', getDoc(counterOf(uid))));
  const known = snapshot.exists() ? parseDocument(writeCountSchema, snapshot) : null;
  return isUsedUp('thread_counts', known);
}

/** Answers why not where the window is not over yet. */
async function beginAnew(uid: string): Promise<AppError | null> {
  try {
    const anew = { count: 0, started_at: serverTimestamp() };
    await withTimeout('The counter', setDoc(counterOf(uid), anew, { merge: true }));
    return null;
  } catch (error) {
    const failure = fromFirebase(error);
    if (failure.code !== 'permission-denied') throw failure;
    return usedUpError('thread_counts', error);
  }
}

/** The name and the handle as they are now: the rules compare them with the request's copies. */
async function getPublishedProvider(providerId: string): Promise<ProviderProfile> {
  try {
    const reading = getDoc(doc(lite, 'provider_profiles', providerId));
    const snapshot = await withTimeout('The profile', reading);
    const profile = parseDocument(providerProfileSchema, snapshot);
    if (profile?.published) return profile;
  } catch (error) {
    const failure = fromFirebase(error);
    // What is not public cannot be read: the rules do not tell it from what does not exist.
    if (failure.code !== 'permission-denied') throw failure;
  }
  throw notTakingRequests(providerId);
}

async function hasArrived(id: string): Promise<boolean> {
  try {
    const reading = getDoc(doc(lite, 'service_requests', id));
    return (await withTimeout('The request', reading)).exists();
  } catch (error) {
    console.warn(`Request ${id} is not there`, fromFirebase(error).message);
    return false;
  }
}

const notTakingRequests = (providerId: string, cause?: AppError) =>
  new AppError('failed-precondition', `Profile ${providerId} takes no requests`, {
    cause,
    personMessage: 'This professional is not taking requests at the moment.',
  });
