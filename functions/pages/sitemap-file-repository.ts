import {
  parseSitemapPages,
  sitemapFileSchema,
  formatSitemapPages,
  type SitemapPage,
} from '@doorstep/domain/pages/sitemap';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { parseDocument } from '../platform/firestore.ts';

const countSchema = z.pick(sitemapFileSchema, { files: true });

/** More than there are files, which have 10,000 pages each. */
const MAX_FILES = 1000;

/** Stores the files of the sitemap in `sitemap_files`, numbered from 1. */
export type SitemapFiles = ReturnType<typeof createSitemapFiles>;

export function createSitemapFiles(db: Firestore) {
  const files = db.collection('sitemap_files');
  return {
    /** Returns the number of files; 0 before the first run. Costs one read. */
    count: async (): Promise<number> => {
      const [first] = await db.getAll(files.doc('1'), { fieldMask: ['files'] });
      return (first && parseDocument(countSchema, first))?.files ?? 0;
    },
    /** Returns the pages of a file, or null if it does not exist. Costs one read. */
    read: async (number: number): Promise<SitemapPage[] | null> => {
      const file = parseDocument(sitemapFileSchema, await files.doc(String(number)).get());
      return file && parseSitemapPages(file.pages);
    },
    /** Writes a file. `files` is the number of files in the first file, and null in the others. */
    write: async (
      number: number,
      pages: readonly SitemapPage[],
      count: number | null,
    ): Promise<void> => {
      const written_at = FieldValue.serverTimestamp();
      await files
        .doc(String(number))
        .set({ pages: formatSitemapPages(pages), files: count, written_at });
    },
    /** Deletes the files with a higher number. */
    deleteAfter: async (number: number): Promise<void> => {
      const { docs } = await files.select().limit(MAX_FILES).get();
      const old = docs.filter(({ id }) => Number(id) > number);
      await Promise.all(old.map(({ ref }) => ref.delete()));
    },
  };
}
