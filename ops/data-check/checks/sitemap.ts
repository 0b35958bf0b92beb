import { sitemapFileSchema } from '@doorstep/domain/pages/sitemap';
import { defineCheck, unless } from '../check.ts';

// Which pages it names is not held against the profiles: it is as old as its last writing.
export const sitemapFiles = defineCheck({
  collection: 'sitemap_files',
  schema: sitemapFileSchema,
  judge: ({ stored, value }) =>
    unless(
      (stored.id === '1') === (value.files !== null),
      'files: told by the first one, and by it alone',
    ),
});
