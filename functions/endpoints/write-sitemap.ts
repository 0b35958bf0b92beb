import { onSchedule } from 'firebase-functions/scheduler';
import { firestore } from '../data/firestore.ts';
import { createPublicPages } from '../data/public-pages.ts';
import { createSitemapFiles } from '../data/sitemap-files.ts';
import { logInfo } from '../lib/log.ts';
import { writeSitemap } from '../services/sitemap.ts';
import { loggingFailures } from './logging-failures.ts';

/** A page that is taken down leaves the sitemap with the next run, and the CDN an hour later. */
export const writeSitemapSchedule = onSchedule(
  { schedule: 'every 6 hours', timeoutSeconds: 540, memory: '512MiB' },
  loggingFailures('write-sitemap', async () => {
    const db = firestore();
    const deps = { pages: createPublicPages(db), files: createSitemapFiles(db) };
    logInfo('sitemap written', await writeSitemap(deps));
  }),
);
