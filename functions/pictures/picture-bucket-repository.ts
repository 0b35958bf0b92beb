import { IMAGE_CACHE } from '@doorstep/domain/pictures/image';
import { getStorage } from 'firebase-admin/storage';
import * as z from 'zod/mini';
import { adminApp } from '../platform/firestore.ts';

/** The metadata of an object in the bucket. */
export interface StoredObject {
  bytes: number;
  contentType: string;
  /** Changes when the object is deleted and written again. */
  generation: string;
}

/** Reads and writes objects of the default bucket by path. */
export interface PictureBucket {
  find(path: string): Promise<StoredObject | null>;
  /** Returns the stored bytes, or null if the object does not exist. */
  read(path: string): Promise<Buffer | null>;
  saveWebp(path: string, webp: Buffer): Promise<void>;
  /** Sets the content type. Does nothing if the object does not exist. */
  setType(path: string, contentType: string): Promise<void>;
  /** Deletes the object. Does nothing if it does not exist. */
  remove(path: string): Promise<void>;
}

const metadataSchema = z.object({
  size: z.coerce.number(),
  contentType: z._default(z.string(), ''),
  generation: z.coerce.string(),
});

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

function file(path: string) {
  const bucket = getStorage(adminApp()).bucket();
  Object.assign(bucket.storage.retryOptions, { idempotencyStrategy: RETRY_ALWAYS });
  return bucket.file(path);
}

export function createPictureBucket(): PictureBucket {
  return {
    find: async (path) => {
      const found = await nullIfMissing(file(path).getMetadata());
      if (!found) return null;
      const { size, contentType, generation } = metadataSchema.parse(found[0]);
      return { bytes: size, contentType, generation };
    },

    read: async (path) => {
      // Without decompression: an object with gzip encoding could be a decompression bomb.
      const found = await nullIfMissing(file(path).download({ decompress: false }));
      return found && found[0];
    },

    saveWebp: async (path, webp) => {
      await file(path).save(webp, {
        resumable: false,
        contentType: 'image/webp',
        metadata: { cacheControl: IMAGE_CACHE },
      });
    },

    setType: async (path, contentType) => {
      await nullIfMissing(file(path).setMetadata({ contentType }));
    },

    remove: async (path) => {
      await nullIfMissing(file(path).delete());
    },
  };
}
