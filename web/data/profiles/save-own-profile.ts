import { AppError } from '@doorstep/domain/app-error';
import {
  providerProfileFieldsSchema,
  type ProviderProfileFields,
} from '@doorstep/domain/profiles/provider-profile';
import {
  doc,
  getDoc,
  runTransaction,
  serverTimestamp,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore/lite';
import { withTimeout } from '../../lib/with-timeout.ts';
import { fromFirebase, throwing } from '../errors.ts';
import { lite } from '../firestore/firestore-lite.ts';
import { forgetPublicPages } from '../pages/public-pages.ts';
import { savedProfileOf } from './saved-profile.ts';

const profileOf = (uid: string) => doc(lite, 'provider_profiles', uid);
const handleDocument = (handle: string) => doc(lite, 'handles', handle);

export interface ProfileToSave {
  uid: string;
  fields: ProviderProfileFields;
  published: boolean;
  /** Not public, nor when a plan that has ended is renewed. */
  withdrawn: boolean;
  /** The fields as they were loaded or last saved here; null where there was no profile. */
  base: ProviderProfileFields | null;
}

/**
 * Saves the profile and claims its handle, together (docs/data-model.md, Profile and handle).
 * Throws AppError: `already-exists` when somebody else holds the handle, `failed-precondition` when
 * the profile is no longer `base` (saved in another window), `permission-denied` when it may not be
 * published (no active subscription), `unavailable`. Nothing is stored then.
 */
export async function saveOwnProfile(toSave: ProfileToSave): Promise<void> {
  const { uid, fields } = toSave;
  try {
    const saving = runTransaction(lite, (transaction) => save(transaction, toSave));
    await withTimeout('The profile', saving);
    savedProfileOf.set(uid);
    forgetPublicPages();
  } catch (error) {
    // Somebody may have claimed the handle since we looked: the rules refuse the second.
    const failure = fromFirebase(error);
    if (failure.code === 'permission-denied') {
      const holder = await throwing(getDoc(handleDocument(fields.handle)));
      if (isOthers(holder, uid)) throw handleTaken(fields.handle);
    }
    throw failure;
  }
}

async function save(
  transaction: Transaction,
  { uid, fields, published, withdrawn, base }: ProfileToSave,
): Promise<void> {
  const stored = await transaction.get(profileOf(uid));
  const oldHandle: unknown = stored.get('handle');
  const wanted = await transaction.get(handleDocument(fields.handle));
  const old =
    typeof oldHandle === 'string' && oldHandle !== fields.handle
      ? await transaction.get(handleDocument(oldHandle))
      : null;
  // A malformed one has no fields to compare: it is never what was loaded.
  const known = fieldsOf(stored);
  if (stored.exists() !== (known !== null)) throw changedElsewhere(uid);
  // The same fields are an earlier try, whose answer did not come in time.
  if (!same(known, base) && !same(known, fields)) throw changedElsewhere(uid);
  if (isOthers(wanted, uid)) throw handleTaken(fields.handle);

  const profile = {
    ...fields,
    published,
    updated_at: serverTimestamp(),
    ...(withdrawn && stored.get('publish_on_renewal') === true && { publish_on_renewal: false }),
  };
  if (stored.exists()) transaction.update(stored.ref, profile);
  else transaction.set(stored.ref, { ...profile, user_id: uid, created_at: serverTimestamp() });
  if (!wanted.exists()) transaction.set(wanted.ref, { owner: uid });
  if (old?.get('owner') === uid) transaction.delete(old.ref);
}

const fieldsOf = (snapshot: DocumentSnapshot): ProviderProfileFields | null =>
  providerProfileFieldsSchema.safeParse(snapshot.data()).data ?? null;

const FIELDS = Object.keys(providerProfileFieldsSchema.shape) as (keyof ProviderProfileFields)[];

/** Field by field: a form's answer holds those last that it has changed. */
const same = (a: ProviderProfileFields | null, b: ProviderProfileFields | null) =>
  textOf(a) === textOf(b);
const textOf = (fields: ProviderProfileFields | null) =>
  JSON.stringify(fields && FIELDS.map((name) => fields[name]));

const isOthers = (handle: DocumentSnapshot, uid: string) =>
  handle.exists() && handle.get('owner') !== uid;

const handleTaken = (handle: string) =>
  new AppError('already-exists', `Handle ${handle} is taken`, {
    personMessage: 'This handle is already taken. Please choose another one.',
  });

const changedElsewhere = (uid: string) =>
  new AppError('failed-precondition', `Profile ${uid} was changed since it was loaded`, {
    personMessage:
      'Your profile was changed in another window meanwhile. Save again to replace it with what you see here, or reload the page to see it.',
  });
