import { toAppError } from '@doorstep/domain/app-error';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import {
  providerProfileSchema,
  type ProviderProfile,
} from '@doorstep/domain/profiles/provider-profile';
import { useState } from 'react';
import { useLoad } from '../../lib/use-load.ts';
import { parseDocument } from '../firestore/documents.ts';
import { readDocument } from '../firestore/read-document.ts';
import { readSavedProviders } from './saved-providers.ts';

/** A saved professional. `profile` is null while their page is not published. */
export interface SavedProvider {
  id: string;
  profile: ProviderProfile | null;
}

/** Reads a profile; null if it is not published any more. Throws AppError. */
async function readPublished(uid: string): Promise<ProviderProfile | null> {
  try {
    return parseDocument(providerProfileSchema, await readDocument(`provider_profiles/${uid}`));
  } catch (error) {
    if (toAppError(error).code === 'permission-denied') return null;
    throw error;
  }
}

/** Reads a page of profiles one by one, because the rules allow no list of them. */
const readPage = (ids: readonly string[]): Promise<SavedProvider[]> =>
  Promise.all(
    ids
      .slice(0, PAGE_SIZE.saved_providers)
      .map(async (id) => ({ id, profile: await readPublished(id) })),
  );

/** Returns the professionals that a person has saved, the last one first, page by page. */
export function useSavedProviderList(uid: string) {
  const first = useLoad(`saved-providers:${uid}`, async () => {
    const ids = (await readSavedProviders(uid)).toReversed();
    return { ids, rows: await readPage(ids) };
  });
  const [later, setLater] = useState<SavedProvider[]>([]);
  if (first.status !== 'ready') return first;
  const { ids } = first.data;
  const rows = [...first.data.rows, ...later];
  const showMore = async () => {
    const next = await readPage(ids.slice(rows.length));
    setLater((before) => [...before, ...next]);
  };
  return { status: 'ready', rows, more: rows.length < ids.length, showMore } as const;
}
