import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { ProviderProfile } from '@doorstep/domain/profiles/provider-profile';
import { useState } from 'react';
import { useLoad } from '../../lib/use-load.ts';
import { readPublishedProfile } from './published-profile.ts';
import { readSavedProviders } from './saved-providers.ts';

/** A saved professional. `profile` is null while their page is not published. */
export interface SavedProvider {
  id: string;
  profile: ProviderProfile | null;
}

/** Reads a page of profiles one by one, because the rules allow no list of them. */
const readPage = (ids: readonly string[]): Promise<SavedProvider[]> =>
  Promise.all(
    ids
      .slice(0, PAGE_SIZE.saved_providers)
      .map(async (id) => ({ id, profile: await readPublishedProfile(id) })),
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
