import {
  fromLines,
  sitemapFileSchema,
  toLines,
  type SitemapPage,
} from '@doorstep/domain/pages/sitemap';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { parseDocument } from '../platform/firestore.ts';

const countSchema = z.pick(sitemapFileSchema, { files: true });

/** Stores the files of the sitemap in `sitemap_files`, numbered from 1. */
export interface SitemapFiles {
  /** Returns the number of files; 0 before the first run. Costs one read. */
  count(): Promise<number>;
  /** Returns the pages of a file, or null if it does not exist. Costs one read. */
  read(number: number): Promise<SitemapPage[] | null>;
  /** Writes a file. `files` is the number of files in the first file, and null in the others. */
  write(number: number, pages: readonly SitemapPage[], files: number | null): Promise<void>;
  /** Deletes the files with a higher number. */
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
      return file && fromLines(file.pages);
    },
    write: async (number, pages, count) => {
      const written_at = FieldValue.serverTimestamp();
      await files.doc(String(number)).set({ pages: toLines(pages), files: count, written_at });
    },
    deleteAfter: async (number) => {
      const { docs } = await files.select().get();
      const old = docs.filter(({ id }) => Number(id) > number);
      await Promise.all(old.map(({ ref }) => ref.delete()));
    },
  };
}
