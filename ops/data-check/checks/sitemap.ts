import { sitemapFileSchema } from '@doorstep/domain/pages/sitemap';
import { defineCheck, problemUnless } from '../check.ts';

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
