import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { z } from 'zod';
import { toStored, type StoredDocument } from './documents.ts';
import type { StoredFile } from './lookup-results.ts';

type Bucket = ReturnType<Storage['bucket']>;

/** Documents or files per page. */
const PAGE = 300;

/** Yields all documents of a collection or collection group in pages, ordered by path. */
export async function* scanDocuments(
  db: Firestore,
  { collection, isGroup }: { collection: string; isGroup: boolean },
): AsyncGenerator<StoredDocument[]> {
  const all = isGroup ? db.collectionGroup(collection) : db.collection(collection);
  const query = all.orderBy(FieldPath.documentId()).limit(PAGE);
  let after: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await (after ? query.startAfter(after) : query).get();
    yield docs.flatMap((document) => toStored(document) ?? []);
    after = docs.length === PAGE ? docs.at(-1) : undefined;
  } while (after);
}

const metadataSchema = z.object({
  size: z.coerce.number(),
  timeCreated: z.coerce.date(),
  updated: z.coerce.date(),
});
const nextPageSchema = z.object({ pageToken: z.string() }).nullish();

function toFile({ name, metadata }: { name: string; metadata: object }): StoredDocument {
  const { size, timeCreated, updated } = metadataSchema.parse(metadata);
  return {
    path: name,
    id: name,
    fields: { bytes: size },
    created_at: timeCreated,
    updated_at: updated,
  };
}

/** Yields all files of the bucket in pages, ordered by path. */
export async function* scanFiles(bucket: Bucket): AsyncGenerator<StoredDocument[]> {
  let pageToken: string | undefined;
  do {
    const page = { maxResults: PAGE, autoPaginate: false, ...(pageToken && { pageToken }) };
    const [files, next] = await bucket.getFiles(page);
    yield files.map(toFile);
    pageToken = nextPageSchema.parse(next)?.pageToken;
  } while (pageToken !== undefined);
}

/** Lists the few files with a path prefix: a picture and its renditions. */
export async function listFiles(bucket: Bucket, prefix: string): Promise<StoredFile[]> {
  const [files] = await bucket.getFiles({ prefix, maxResults: PAGE, autoPaginate: false });
  return files.map((file) => ({
    path: file.name,
    bytes: metadataSchema.parse(file.metadata).size,
  }));
}

/** Reads files again. Files that no longer exist are omitted. */
export async function rereadFiles(
  bucket: Bucket,
  documents: readonly StoredDocument[],
): Promise<StoredDocument[]> {
  const again: StoredDocument[] = [];
  for (const { path } of documents) {
    const [files] = await bucket.getFiles({ prefix: path, maxResults: 1, autoPaginate: false });
    again.push(...files.filter(({ name }) => name === path).map(toFile));
  }
  return again;
}
