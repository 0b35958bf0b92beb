import { AppError } from '@doorstep/domain/app-error';
import {
  providerProfileFieldsSchema,
  type ProviderProfileFields,
} from '@doorstep/domain/profiles/provider-profile';
import { withTimeout } from '@doorstep/domain/with-timeout';
import {
  doc,
  getDocFromServer,
  runTransaction,
  serverTimestamp,
  type DocumentSnapshot,
  type Transaction,
} from 'firebase/firestore';
import { fromFirebase, withAppError } from '../errors.ts';
import { readEditCount } from '../firestore/counted-batch.ts';
import { firestore } from '../firestore/firestore.ts';
import { clearPublicPageCache } from '../pages/public-pages.ts';
import { savedProfileUid } from './saved-profile.ts';

const profileOf = (uid: string) => doc(firestore, 'provider_profiles', uid);
const handleDocument = (handle: string) => doc(firestore, 'handles', handle);

export interface ProfileToSave {
  uid: string;
  fields: ProviderProfileFields;
  published: boolean;
  /** Whether the page stays unpublished when an ended subscription is renewed. */
  withdrawn: boolean;
  /** The fields as last loaded or saved here; null if there was no profile. */
  base: ProviderProfileFields | null;
}

/**
 * Saves the profile and claims its handle in one transaction (docs/data-model.md, Profiles). Throws
 * AppError and stores nothing: `already-exists` if another professional has the handle,
 * `failed-precondition` if the profile was changed since `base`, `permission-denied` if it cannot
 * be published without an active subscription, `rate-limited`, `unavailable`.
 */
export async function saveOwnProfile(toSave: ProfileToSave): Promise<void> {
  const { uid, fields } = toSave;
  try {
    const saving = runTransaction(firestore, (transaction) => save(transaction, toSave));
    await withTimeout('The profile', saving);
    savedProfileUid.set(uid);
    clearPublicPageCache();
  } catch (error) {
    // The rules reject the handle if another professional claimed it after the transaction read it.
    const failure = fromFirebase(error);
    if (failure.code === 'permission-denied') {
      const holder = await withAppError(getDocFromServer(handleDocument(fields.handle)));
      if (isTakenByOther(holder, uid)) throw handleTaken(fields.handle);
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
  const newHandle = await transaction.get(handleDocument(fields.handle));
  const oldClaim =
    typeof oldHandle === 'string' && oldHandle !== fields.handle
      ? await transaction.get(handleDocument(oldHandle))
      : null;
  // A malformed profile has no fields to compare, so it counts as changed.
  const storedFields = fieldsOf(stored);
  if (stored.exists() !== (storedFields !== null)) throw changedElsewhere(uid);
  // Equal fields come from an earlier attempt whose answer timed out.
  if (!same(storedFields, base) && !same(storedFields, fields)) throw changedElsewhere(uid);
  if (isTakenByOther(newHandle, uid)) throw handleTaken(fields.handle);
  const count = await readEditCount(transaction, uid, stored.ref.path);

  const profile = {
    ...fields,
    published,
    updated_at: serverTimestamp(),
    ...(withdrawn && stored.get('publish_on_renewal') === true && { publish_on_renewal: false }),
  };
  if (stored.exists()) transaction.update(stored.ref, profile);
  else transaction.set(stored.ref, { ...profile, user_id: uid, created_at: serverTimestamp() });
  if (!newHandle.exists()) transaction.set(newHandle.ref, { owner: uid });
  if (oldClaim?.get('owner') === uid) transaction.delete(oldClaim.ref);
  count();
}

const fieldsOf = (snapshot: DocumentSnapshot): ProviderProfileFields | null =>
  providerProfileFieldsSchema.safeParse(snapshot.data()).data ?? null;

const FIELDS = Object.keys(providerProfileFieldsSchema.shape) as (keyof ProviderProfileFields)[];

/** Compares field by field, because the order of a form's fields varies. */
const same = (a: ProviderProfileFields | null, b: ProviderProfileFields | null) =>
  textOf(a) === textOf(b);
const textOf = (fields: ProviderProfileFields | null) =>
  JSON.stringify(fields && FIELDS.map((name) => fields[name]));

const isTakenByOther = (handle: DocumentSnapshot, uid: string) =>
  handle.exists() && handle.get('owner') !== uid;

const handleTaken = (handle: string) =>
  new AppError('already-exists', `Handle ${handle} is taken`, {
    personMessage: 'This handle is already taken. Please choose another one.',
  });

const changedElsewhere = (uid: string) =>
  new AppError('failed-precondition', `Profile ${uid} was changed since it was loaded`, {
    personMessage:
      'Your profile was changed in another window. Save again to replace it with what you see here, or reload the page to see the other version.',
  });
