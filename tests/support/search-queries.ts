import { PAGE_SIZE } from '@doorstep/domain/limits';
import { gramKeysToAsk } from '@doorstep/domain/search-grams';
import {
  collection,
  documentId,
  FieldPath,
  limit,
  orderBy,
  query,
  startAfter,
  where,
  type Query,
} from 'firebase/firestore';
import type { RulesProject } from './rules-project.ts';

const gramsOf = (map: 'service' | 'location', text: string) =>
  gramKeysToAsk(text).map((gram) => where(new FieldPath(map, gram), '==', true));

/** What search asks of Firestore, and what keeps it. */
export function searchQueries(project: RulesProject): [string, () => Query][] {
  const listings = () => collection(project.functions(), 'provider_search');
  return [
    [
      "the functions' search for two texts",
      () =>
        query(
          listings(),
          ...gramsOf('service', 'drains'),
          ...gramsOf('location', 'salem'),
          orderBy(documentId()),
          startAfter('08231500000000_provider-1'),
          limit(PAGE_SIZE.search),
        ),
    ],
    [
      "the functions' look at what search holds of somebody",
      () => query(listings(), where('provider_id', '==', 'provider-1')),
    ],
    [
      'the published pages, for search to be filled anew',
      () =>
        query(
          collection(project.functions(), 'provider_profiles'),
          where('published', '==', true),
          orderBy(documentId()),
          limit(50),
        ),
    ],
  ];
}

/**
 * The grams of a search are keys of a map, equality on which Firestore merges: each has the index that
 * the file gives to the map. Other indexes stay as they are.
 */
export function indexOfMaps(index: string): string[] {
  const [collectionId, fields = ''] = index.split(': ');
  if (collectionId !== 'provider_search') return [index];
  return fields.split(', ').map((key) => `${collectionId}: ${key.replace(/\.`[0-9a-f]+`/, '')}`);
}
