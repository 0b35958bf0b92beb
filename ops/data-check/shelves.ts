import { FieldPath, type Firestore, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { z } from 'zod';
import { toStored, type StoredDocument } from './documents.ts';
import type { StoredFile } from './found.ts';

type Bucket = ReturnType<Storage['bucket']>;

/** What is read at once. */
const PAGE = 300;

/** All documents of a collection, or of all subcollections of that name, in the order of their paths. */
export async function* documentsOf(
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

/** All files of the bucket, in the order of their paths. */
export async function* filesOf(bucket: Bucket): AsyncGenerator<StoredDocument[]> {
  let pageToken: string | undefined;
  do {
    const page = { maxResults: PAGE, autoPaginate: false, ...(pageToken && { pageToken }) };
    const [files, next] = await bucket.getFiles(page);
    yield files.map(toFile);
    pageToken = nextPageSchema.parse(next)?.pageToken;
  } while (pageToken !== undefined);
}

/** The few files whose paths begin so: a picture and its renditions. */
export async function filesUnder(bucket: Bucket, prefix: string): Promise<StoredFile[]> {
  const [files] = await bucket.getFiles({ prefix, maxResults: PAGE, autoPaginate: false });
  return files.map((file) => ({
    path: file.name,
    bytes: metadataSchema.parse(file.metadata).size,
  }));
}

/** The files that are still there, as they are now. */
export async function filesAgain(
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
