import { getStorage } from 'firebase-admin/storage';
import * as z from 'zod/mini';
import { adminApp } from '../platform/firestore.ts';

/** The metadata of an object in the bucket. */
export interface StoredObject {
  bytes: number;
  contentType: string;
  cacheControl: string;
  /** Changes when the object is deleted and written again. */
  generation: string;
  /** The tokens of its download addresses, separated by commas; empty without any. */
  tokens: string;
}

/** A file in a list of the bucket. */
interface ListedFile {
  path: string;
  created_at: Date;
}

type RenditionMetadata = Pick<StoredObject, 'cacheControl' | 'tokens'>;
type Headers = Pick<StoredObject, 'contentType' | 'cacheControl'>;

/** Reads and writes objects of the default bucket by path. */
export type PictureBucket = ReturnType<typeof createPictureBucket>;

const metadataSchema = z.object({
  size: z.coerce.number(),
  contentType: z._default(z.string(), ''),
  cacheControl: z._default(z.string(), ''),
  generation: z.coerce.string(),
  metadata: z.optional(z.object({ firebaseStorageDownloadTokens: z.optional(z.string()) })),
});

const listedSchema = z.object({ timeCreated: z.string() });
const nextPageSchema = z.object({ pageToken: z.string() });
const PAGE = 100;

const notFoundSchema = z.object({ code: z.literal(404) });

async function nullIfMissing<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (thrown) {
    if (notFoundSchema.safeParse(thrown).success) return null;
    throw thrown;
  }
}

/**
 * `IdempotencyStrategy.RetryAlways` of the SDK. All calls here are idempotent, so that writes and
 * deletions can be retried after a broken connection too.
 */
const RETRY_ALWAYS = 0;

function defaultBucket() {
  const bucket = getStorage(adminApp()).bucket();
  Object.assign(bucket.storage.retryOptions, { idempotencyStrategy: RETRY_ALWAYS });
  return bucket;
}

const file = (path: string) => defaultBucket().file(path);

/** Without decompression: an object with gzip encoding could be a decompression bomb. */
const AS_STORED = { decompress: false };

/** Returns the hosts of download addresses. Browsers reach the emulator as 'localhost'. */
function downloadHosts(): string[] {
  const emulator = process.env['STORAGE_EMULATOR_HOST'];
  if (emulator === undefined) return ['https://firebasestorage.googleapis.com'];
  return [emulator.replace('127.0.0.1', 'localhost'), emulator];
}

/** Returns the addresses of an object without a token, first the one that browsers use. */
function objectAddresses(path: string): string[] {
  const object = `/v0/b/${file(path).bucket.name}/o/${encodeURIComponent(path)}`;
  return downloadHosts().map((host) => `${host}${object}`);
}

export function createPictureBucket() {
  return {
    find: async (path: string): Promise<StoredObject | null> => {
      const found = await nullIfMissing(file(path).getMetadata());
      if (!found) return null;
      const { size, metadata, ...stored } = metadataSchema.parse(found[0]);
      return { ...stored, bytes: size, tokens: metadata?.firebaseStorageDownloadTokens ?? '' };
    },

    /** Returns the stored bytes, or null if the object does not exist. */
    read: async (path: string): Promise<Buffer | null> => {
      const found = await nullIfMissing(file(path).download(AS_STORED));
      return found && found[0];
    },

    /** Returns the first bytes of an object, at most `length`, or null if it does not exist. */
    readStart: async (path: string, length: number): Promise<Buffer | null> => {
      const part = { ...AS_STORED, start: 0, end: length - 1 };
      const found = await nullIfMissing(file(path).download(part));
      return found && found[0];
    },

    /** Yields the objects whose paths begin with `prefix`, page by page. */
    list: async function* (prefix: string): AsyncGenerator<ListedFile[]> {
      let pageToken: string | undefined;
      do {
        const page = { prefix, maxResults: PAGE, autoPaginate: false };
        const [files, next] = await defaultBucket().getFiles({
          ...page,
          ...(pageToken && { pageToken }),
        });
        yield files.map(({ name, metadata }) => ({
          path: name,
          created_at: new Date(listedSchema.parse(metadata).timeCreated),
        }));
        pageToken = nextPageSchema.safeParse(next).data?.pageToken;
      } while (pageToken !== undefined);
    },

    saveWebp: async (
      path: string,
      webp: Buffer,
      { cacheControl, tokens }: RenditionMetadata,
    ): Promise<void> => {
      await file(path).save(webp, {
        resumable: false,
        contentType: 'image/webp',
        metadata: {
          cacheControl,
          ...(tokens !== '' && { metadata: { firebaseStorageDownloadTokens: tokens } }),
        },
      });
    },

    /** Sets the headers that the object is served with. Does nothing if it does not exist. */
    setHeaders: async (path: string, headers: Headers): Promise<void> => {
      await nullIfMissing(file(path).setMetadata({ ...headers }));
    },

    /** Deletes the object. Does nothing if it does not exist. */
    remove: async (path: string): Promise<void> => {
      await nullIfMissing(file(path).delete());
    },

    /** Returns the address of an object that everybody may read. */
    publicAddressOf: (path: string): string => `${objectAddresses(path)[0] ?? ''}?alt=media`,

    /** Returns the download addresses that an object has with its tokens. */
    addressesOf: (path: string, tokens: string): string[] => {
      return objectAddresses(path).flatMap((address) =>
        tokens.split(',').map((token) => `${address}?alt=media&token=${token}`),
      );
    },
  };
}
