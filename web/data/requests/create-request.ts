import { AppError } from '@doorstep/domain/app-error';
import { normalizeEmail } from '@doorstep/domain/contact/email';
import { LIMITS } from '@doorstep/domain/limits';
import {
  providerProfileSchema,
  type ProviderProfile,
} from '@doorstep/domain/profiles/provider-profile';
import { ADDRESS_ID, type RequestForm } from '@doorstep/domain/requests/address';
import { requestGroupSchema } from '@doorstep/domain/requests/request-group';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { withTimeout } from '@doorstep/domain/with-timeout';
import {
  arrayUnion,
  collection,
  doc,
  getDoc,
  serverTimestamp,
  writeBatch,
} from 'firebase/firestore/lite';
import { fromFirebase } from '../errors.ts';
import { parseDocument } from '../firestore/documents.ts';
import { countWrite, liteCounterOf } from '../firestore/counted-lite.ts';
import { lite } from '../firestore/firestore-lite.ts';
import {
  commitCounted,
  nextCountOf,
  type CountedCommit,
  type CountedWrite,
} from '../firestore/write-counter.ts';

/**
 * Returns the id of a new request. Use the same id for retries, which then create no second one.
 */
export function newRequestId(): string {
  return doc(collection(lite, 'service_requests')).id;
}

/** The first request of a group. */
export type FirstRequest = Pick<ServiceRequest, 'id' | 'provider_id'>;

interface NewRequest {
  id: string;
  providerId: string;
  /** The session that sends the request. */
  client: { uid: string; email: string };
  form: RequestForm;
  /** The download addresses of its photos. */
  photos: readonly string[];
  /** The first request of the group that this request joins; missing for one without a group. */
  first?: FirstRequest;
}

/**
 * Stores a request (docs/data-model.md, Requests and chats). Idempotent for the same id. Throws
 * AppError: `failed-precondition` if the professional takes no requests, or has blocked this client
 * (with the same message, so that a block stays secret), or if the group is full or has the
 * professional already; `rate-limited`, `unavailable`.
 */
export async function createServiceRequest(request: NewRequest): Promise<void> {
  const { id, providerId, client, photos, first = null } = request;
  const { branch_name, place, street, ...form } = request.form;
  const path = doc(lite, 'service_requests', id).path;
  const counted = { counter: 'thread_counts', uid: client.uid, path } as const;
  const [provider, begins] = await Promise.all([
    getPublishedProvider(providerId),
    beginsWindow(counted),
  ]);
  const fields = {
    ...form,
    ...(branch_name !== null && { branch_name }),
    ...(place !== null && { place }),
    ...(photos.length > 0 && { photos }),
    provider_id: providerId,
    provider_name: provider.display_name,
    provider_handle: provider.handle,
    provider_avatar_url: provider.avatar_url,
    client_uid: client.uid,
    client_email_confirmed: form.client_email === normalizeEmail(client.email),
    status: 'pending',
    created_at: serverTimestamp(),
    last_message: null,
    last_message_id: null,
    last_at: serverTimestamp(),
    waiting: 'provider',
    unread_provider: 1,
    unread_client: 0,
  };
  try {
    await store(id, { fields, street, first }, { counted: [counted], begins });
  } catch (error) {
    const failure = fromFirebase(error);
    if (failure.code !== 'permission-denied') throw failure;
    throw refused(
      `Request ${id} to ${providerId} was denied`,
      (first && (await groupRefusal(first.id, providerId))) ?? NOT_TAKING_REQUESTS,
      failure,
    );
  }
}

/** Reads a group, and returns why it takes no request to a professional; null if it does. */
async function groupRefusal(groupId: string, providerId: string): Promise<string | null> {
  try {
    const reading = getDoc(doc(lite, 'request_groups', groupId));
    const snapshot = await withTimeout('The group', reading);
    if (!snapshot.exists()) return null;
    const asked = parseDocument(requestGroupSchema, snapshot)?.provider_ids ?? [];
    if (asked.includes(providerId)) return "You've already asked this professional.";
    return asked.length < LIMITS.requestGroup ? null : GROUP_IS_FULL;
  } catch (error) {
    console.warn(`Group ${groupId} could not be read`, fromFirebase(error).message);
    return null;
  }
}

/** Reads whether the request begins a window of its counter, as a client's first one does. */
async function beginsWindow(write: CountedWrite): Promise<CountedWrite[]> {
  try {
    const counter = await withTimeout('The counter', getDoc(liteCounterOf(write)));
    return nextCountOf(write, counter) === 'begin' ? [write] : [];
  } catch (error) {
    console.warn('The counter could not be read', fromFirebase(error).message);
    return [];
  }
}

interface StoredParts {
  fields: { provider_id: string; client_uid: string };
  street: string | null;
  first: FirstRequest | null;
}

/**
 * Stores the request with its street address, and adds it to its group. It counts as a new thread
 * of its client (docs/data-model.md, Counters).
 */
async function store(
  id: string,
  { fields, street, first }: StoredParts,
  counters: Pick<CountedCommit, 'counted' | 'begins'>,
): Promise<void> {
  await commitCounted({
    ...counters,
    commit: (begins) => {
      const reference = doc(lite, 'service_requests', id);
      const batch = writeBatch(lite).set(reference, fields);
      if (street !== null) {
        const address = doc(reference, 'private', ADDRESS_ID);
        batch.set(address, { street, check_at: serverTimestamp() });
      }
      if (first) {
        const added = {
          client_uid: fields.client_uid,
          request_ids: arrayUnion(first.id, id),
          provider_ids: arrayUnion(first.provider_id, fields.provider_id),
          changed_at: serverTimestamp(),
        };
        batch.set(doc(lite, 'request_groups', first.id), added, { merge: true });
      }
      for (const write of counters.counted) countWrite(batch, write, begins.includes(write));
      return withTimeout('The request', batch.commit());
    },
    isStored: () => isStored(id),
    readCounter: (write) => withTimeout('The counter', getDoc(liteCounterOf(write))),
  });
}

/**
 * Reads the professional's name and handle, because the rules compare them with the request's
 * copies.
 */
async function getPublishedProvider(providerId: string): Promise<ProviderProfile> {
  try {
    const reading = getDoc(doc(lite, 'provider_profiles', providerId));
    const snapshot = await withTimeout('The profile', reading);
    const profile = parseDocument(providerProfileSchema, snapshot);
    if (profile?.published) return profile;
  } catch (error) {
    const failure = fromFirebase(error);
    // The rules deny a profile that is not public in the same way as one that does not exist.
    if (failure.code !== 'permission-denied') throw failure;
  }
  throw refused(`Profile ${providerId} takes no requests`, NOT_TAKING_REQUESTS);
}

async function isStored(id: string): Promise<boolean> {
  try {
    const reading = getDoc(doc(lite, 'service_requests', id));
    return (await withTimeout('The request', reading)).exists();
  } catch (error) {
    console.warn(`Request ${id} could not be read`, fromFirebase(error).message);
    return false;
  }
}

const NOT_TAKING_REQUESTS = "This professional isn't taking requests right now.";
const GROUP_IS_FULL = "You've asked four professionals, the limit for one job.";

const refused = (message: string, personMessage: string, cause?: AppError) =>
  new AppError('failed-precondition', message, { cause, personMessage });
