import { isDeepStrictEqual } from 'node:util';
import { planTierSchema } from '@doorstep/domain/billing/plan-tier';
import {
  searchFieldsOf,
  searchIdsOf,
  toProviderSearch,
  type ProviderSearch as ProviderSearchDocument,
} from '@doorstep/domain/search/provider-search';
import { placeKeys } from '@doorstep/domain/places/area-keys';
import type { Point } from '@doorstep/domain/places/distance';
import type { Reach } from '@doorstep/domain/places/service-area';
import type { ClosestQuery } from '@doorstep/domain/search/closest-matches';
import { branchesSchema } from '@doorstep/domain/profiles/branch';
import { gallerySchema } from '@doorstep/domain/profiles/gallery';
import { placeAlternatives } from '@doorstep/domain/search/places';
import { searchCardSchema, type SearchCard } from '@doorstep/domain/search/results/search-card';
import { ownerOfSearchId } from '@doorstep/domain/search/results/search-cursor';
import { queryGramKeys } from '@doorstep/domain/search/search-grams';
import type { SearchTerms } from '@doorstep/domain/search/search';
import { foldText } from '@doorstep/domain/text';
import {
  FieldPath,
  Filter,
  type DocumentReference,
  type DocumentSnapshot,
  type Firestore,
  type Query,
  type QueryDocumentSnapshot,
  type Transaction,
} from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { parseDocument, parseList } from '../platform/firestore.ts';
import { queryPages } from '../platform/query-pages.ts';
import { parseSearchSource, updateArea } from './search-listing.ts';

/** A professional who may match. `provider` is null if the document is malformed. */
export interface Candidate {
  id: string;
  provider: SearchCard | null;
}

/**
 * A place and a way to reach it, for a service that a text or one of the trades names: the empty
 * text names every service, null none.
 */
export interface AroundQuery {
  center: Point;
  reach: Reach;
  band: number;
  service: string | null;
  trades: readonly string[];
}

/** The part of a list that a query reads. */
export interface ListRange {
  limit: number;
  /** The search id before it. */
  after?: string | null;
  /** The search id at which the list ends. */
  before?: string;
  /** The keys that their map `filters` must have. */
  filters?: readonly string[];
}

/** Finds candidates for a search. A search engine could implement it without grams. */
export interface ProviderSearch {
  /**
   * Lists at most `limit` published professionals who pass the filters, ordered by id, which is the
   * order of results. Includes everybody who matches the terms and a few who do not. A shorter list
   * is the end.
   */
  listCandidates(terms: SearchTerms, range: ListRange): Promise<Candidate[]>;
  /**
   * Lists in the same way who may reach a place in one way and band of distance, of a service or of
   * one of the trades.
   */
  listAround(query: AroundQuery, range: ListRange): Promise<Candidate[]>;
  /** Lists closest matches in the same way. It includes exact matches. */
  listClosest(query: ClosestQuery, range: ListRange): Promise<Candidate[]>;
  /** Lists those of the ids that are published and have the filters, in the order of the ids. */
  listByIds(ids: readonly string[], filters: readonly string[]): Promise<Candidate[]>;
}

/** Reads the card of one professional. */
export interface ProviderCards {
  /** Returns the card of a profile, whether or not it is published. Null without a profile. */
  findCard(uid: string): Promise<SearchCard | null>;
}

/** A professional has one listing, or two while a page is created again. */
const MAX_LISTINGS = 10;

const documentSchema = z.object({ card: searchCardSchema });
const planSchema = z.object({ subscription_tier: z.catch(z.nullable(planTierSchema), null) });

function withGrams(query: Query, map: 'service' | 'location', typed: string): Query {
  return queryGramKeys(foldText(typed)).reduce(
    (narrower, gram) => narrower.where(new FieldPath(map, gram), '==', true),
    query,
  );
}

function withClosest(listings: Query, { trades, place }: ClosestQuery): Query {
  const has = (map: 'trades' | 'place', key: string) =>
    Filter.where(new FieldPath(map, key), '==', true);
  const inPlace = placeAlternatives(place).reduce(
    (narrower, group) => narrower.where(Filter.or(...group.map((word) => has('place', word)))),
    listings,
  );
  return trades.length === 0
    ? inPlace
    : inPlace.where(Filter.or(...trades.map((trade) => has('trades', trade))));
}

/** Firestore combines at most 30 alternatives: three cells, and for each a text or a trade. */
const MAX_TRADES = 9;

function withAround(listings: Query, { center, reach, band, service, trades }: AroundQuery): Query {
  const has = (map: string, key: string) => Filter.where(new FieldPath(map, key), '==', true);
  const named = trades.slice(0, MAX_TRADES).map((trade) => [has('trades', trade)]);
  const grams = queryGramKeys(foldText(service ?? '')).map((gram) => has('service', gram));
  const services = service === null ? named : service === '' ? [[]] : [grams, ...named];
  const cells = placeKeys(center, reach, band).map((key) => has('near', key));
  return listings.where(
    Filter.or(...cells.flatMap((cell) => services.map((one) => Filter.and(cell, ...one)))),
  );
}

const toCandidate = (document: QueryDocumentSnapshot): Candidate => ({
  id: document.id,
  provider: parseList(documentSchema, [document])[0]?.card ?? null,
});

async function listPage(
  query: Query,
  { limit, after = null, before, filters = [] }: ListRange,
): Promise<Candidate[]> {
  const filtered = filters.reduce(
    (narrower, name) => narrower.where(new FieldPath('filters', name), '==', true),
    query,
  );
  const ordered = filtered.orderBy(FieldPath.documentId()).select('card').limit(limit);
  const started = after === null ? ordered : ordered.startAfter(after);
  const { docs } = await (before === undefined ? started : started.endBefore(before)).get();
  return docs.map(toCandidate);
}

export function createProviderSearch(db: Firestore): ProviderSearch & ProviderCards {
  const listings = db.collection('provider_search');
  return {
    listCandidates: (terms, range) => {
      const byService = withGrams(listings, 'service', terms.service);
      return listPage(withGrams(byService, 'location', terms.location), range);
    },
    findCard: async (uid) => {
      const profile = parseSearchSource(await db.collection('provider_profiles').doc(uid).get());
      return profile && toProviderSearch(profile, null).card;
    },
    listAround: (query, range) => listPage(withAround(listings, query), range),
    listClosest: (query, range) => listPage(withClosest(listings, query), range),
    listByIds: async (ids, filters) => {
      const references = ids.map((id) => listings.doc(id));
      const found = await db.getAll(...references, { fieldMask: ['card', 'filters'] });
      return found
        .filter((one): one is QueryDocumentSnapshot => one.exists)
        .filter((one) => filters.every((name) => one.get(new FieldPath('filters', name)) === true))
        .map(toCandidate);
    },
  };
}

/** How many entries one query of `listShifted` reads. */
const SHIFTED_PAGE = 100;

/** Maintains the search documents, `provider_search/{id}`. */
export function createSearchIndex(db: Firestore) {
  const listings = db.collection('provider_search');
  return {
    /** Yields the uids of professionals whose half hours of open pages are wrong, page by page. */
    listShifted: async function* (now: Date): AsyncGenerator<string[]> {
      const shifted = listings.where('open_until', '<=', now.getTime()).orderBy('open_until');
      for await (const page of queryPages(shifted.select('open_until'), SHIFTED_PAGE)) {
        yield page.map(({ id }) => ownerOfSearchId(id));
      }
    },

    /**
     * Updates the search documents of a professional from the current profile, plan, branches and
     * gallery: one document for a published profile, otherwise none. Returns whether anything
     * changed.
     */
    refresh: async (uid: string): Promise<boolean> => {
      // Outside the transaction, which would lock the collection. It finds documents under old ids,
      // which exist only after a profile was deleted and created again.
      const known = await listings
        .where('provider_id', '==', uid)
        .select()
        .limit(MAX_LISTINGS)
        .get();
      const knownIds = known.docs.map(({ id }) => id);
      return db.runTransaction(async (transaction) => {
        const [profile, subscriber, branches, details] = await transaction.getAll(
          db.collection('provider_profiles').doc(uid),
          db.collection('subscribers').doc(uid),
          db.collection('branches').doc(uid),
          db.collection('galleries').doc(uid),
        );
        const source = profile ? parseSearchSource(profile) : null;
        const plan = subscriber ? parseDocument(planSchema, subscriber) : null;
        const [own] = parseList(branchesSchema, branches ? [branches] : []);
        const [gallery] = parseList(gallerySchema, details ? [details] : []);
        const ids = new Set([...knownIds, ...(source ? searchIdsOf(source) : [])]);
        const existing = await getAll(
          transaction,
          [...ids].map((id) => listings.doc(id)),
        );
        if (!profile || !source?.published) return writeDifferences(transaction, existing, null);
        const tier = plan?.subscription_tier ?? null;
        const offices = own?.branches ?? [];
        const current = updateArea(transaction, profile, source, { tier, branches: offices });
        const listing = toProviderSearch(current, tier, offices, gallery);
        return writeDifferences(transaction, existing, listing);
      });
    },
  };
}

/** Reads documents. Firestore's `getAll` does not accept an empty list. */
function getAll(transaction: Transaction, references: DocumentReference[]) {
  return references.length === 0 ? Promise.resolve([]) : transaction.getAll(...references);
}

/** Writes the listing and deletes the other documents. Returns whether anything changed. */
function writeDifferences(
  transaction: Transaction,
  existing: readonly DocumentSnapshot[],
  listing: ProviderSearchDocument | null,
): boolean {
  let changed = false;
  for (const document of existing) {
    const fields = document.id === listing?.id ? searchFieldsOf(listing) : null;
    if (isDeepStrictEqual(document.data() ?? null, fields)) continue;
    if (fields) transaction.set(document.ref, fields);
    else transaction.delete(document.ref);
    changed = true;
  }
  return changed;
}
