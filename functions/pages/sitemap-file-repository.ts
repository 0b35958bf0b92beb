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

/** The files of the sitemap as they were written last, numbered from 1. */
export interface SitemapFiles {
  /** How many there are; 0 before the first time. One read, however large they are. */
  count(): Promise<number>;
  /** The pages of a file; null for one that is not there. One read. */
  read(number: number): Promise<SitemapPage[] | null>;
  /** Writes a file over; `files`: how many there are, told with the first. */
  write(number: number, pages: readonly SitemapPage[], files: number | null): Promise<void>;
  /** Takes those away that were needed once. */
  deleteAfter(number: number): Promise<void>;
}

export function createSitemapFiles(db: Firestore): SitemapFiles {
  const files = db.collection('sitemap_files');
  return {
    count: async () => {
      const [first] = await db.getAll(files.doc('1'), { fieldMask: ['files'] });
      return (first && parseDocument(countSchema, first))?.files ?? 0;
    },
    read: async (number) => {
      const file = parseDocument(sitemapFileSchema, await files.doc(String(number)).get());
      return file && parseSitemapPages(file.pages);
    },
    write: async (number, pages, count) => {
      const written_at = FieldValue.serverTimestamp();
      await files
        .doc(String(number))
        .set({ pages: formatSitemapPages(pages), files: count, written_at });
    },
    deleteAfter: async (number) => {
      const { docs } = await files.select().get();
      const old = docs.filter(({ id }) => Number(id) > number);
      await Promise.all(old.map(({ ref }) => ref.delete()));
    },
  };
}
