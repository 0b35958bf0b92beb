import { isDeepStrictEqual } from 'node:util';
import { planTierSchema, type PlanTier } from '@doorstep/domain/billing/plan-tier';
import {
  providerSearchSchema,
  type ProviderSearch,
  searchSourceSchema,
  toProviderSearch,
} from '@doorstep/domain/search/provider-search';
import { branchesSchema } from '@doorstep/domain/profiles/branch';
import { gallerySchema } from '@doorstep/domain/profiles/gallery';
import { sitemapFileSchema } from '@doorstep/domain/pages/sitemap';
import { directorySchema } from '@doorstep/domain/search/directory';
import * as z from 'zod/mini';
import { defineCheck, latest, problemUnless } from '../check.ts';
import type { StoredDocument } from '../documents.ts';

const tierSchema = z.catch(z.nullable(planTierSchema), null);

/** Returns the plan's tier that search uses for a document of `subscribers`. */
export function tierIn(subscriber: StoredDocument | null): PlanTier | null {
  return tierSchema.parse(subscriber?.fields['subscription_tier']);
}

/** Returns the expected search document of a profile, or null if it must not have one. */
function listingOf(
  profile: StoredDocument | null,
  subscriber: StoredDocument | null,
  branches: StoredDocument | null,
  gallery: StoredDocument | null,
) {
  const source = searchSourceSchema.safeParse({ ...profile?.fields, id: profile?.id });
  if (!source.success || !source.data.published) return null;
  const own = branchesSchema.safeParse(branches?.fields);
  const details = gallerySchema.safeParse(gallery?.fields);
  return toProviderSearch(source.data, tierIn(subscriber), own.data?.branches, details.data);
}

/**
 * Returns a search document without its half hours. Those are of another offset after the clocks
 * have changed, until the job `shift-hours` has run.
 */
const withoutHours = (listing: ProviderSearch): ProviderSearch => ({
  ...listing,
  open_until: null,
  filters: Object.fromEntries(
    Object.entries(listing.filters).filter(([key]) => !key.startsWith('open_')),
  ),
});

/** The collections that a search document is made of, by the professional's uid. */
const SOURCES = ['provider_profiles', 'subscribers', 'branches', 'galleries'];

// The check of the profiles finds missing search documents.
export const providerSearch = defineCheck({
  collection: 'provider_search',
  schema: providerSearchSchema,
  lookups: ({ value }) => ({
    documents: SOURCES.map((collection) => `${collection}/${value.provider_id}`),
  }),
  validate: ({ stored, value }, results) => {
    const sources = SOURCES.map((name) => results.document(`${name}/${value.provider_id}`));
    const [profile = null, subscriber = null, branches = null, gallery = null] = sources;
    const expected = listingOf(profile, subscriber, branches, gallery);
    const isShifting = value.open_until !== null && value.open_until <= Date.now();
    const isEqual =
      isShifting && expected
        ? isDeepStrictEqual(withoutHours(value), withoutHours(expected))
        : isDeepStrictEqual(value, expected);
    return problemUnless(
      isEqual,
      'does not match the documents that it copies',
      latest(stored.updated_at, ...sources.map((source) => source?.updated_at)),
    );
  },
});

// The counts are not compared with the search documents, because the directory can be hours old.
export const directories = defineCheck({
  collection: 'market_directory',
  schema: directorySchema,
  validate: ({ stored }) => problemUnless(stored.id === 'current', 'unknown document'),
});

// The listed pages are not compared with the profiles, because the sitemap can be hours old.
export const sitemapFiles = defineCheck({
  collection: 'sitemap_files',
  schema: sitemapFileSchema,
  validate: ({ stored, value }) =>
    problemUnless(
      (stored.id === '1') === (value.files !== null),
      'files: must be set in the first file, and only there',
    ),
});
