import { IMAGE_CACHE } from '@doorstep/domain/pictures/image';
import { getStorage } from 'firebase-admin/storage';
import * as z from 'zod/mini';
import { adminApp } from '../platform/firestore.ts';

/** An object of the bucket, as it is now. */
export interface StoredObject {
  bytes: number;
  contentType: string;
  /** Another one when it was deleted and written again. */
  generation: string;
}

/** The one bucket, by paths. */
export interface PictureBucket {
  find(path: string): Promise<StoredObject | null>;
  /** Its bytes as they are stored, null when it is gone. */
  read(path: string): Promise<Buffer | null>;
  saveWebp(path: string, webp: Buffer): Promise<void>;
  /** Says of an object what it is; does nothing when it is gone. */
  setType(path: string, contentType: string): Promise<void>;
  /** Deletes it; does nothing when it is gone. */
  remove(path: string): Promise<void>;
}

const metadataSchema = z.object({
  size: z.coerce.number(),
  contentType: z._default(z.string(), ''),
  generation: z.coerce.string(),
});

const notFoundSchema = z.object({ code: z.literal(404) });

async function ifThere<T>(call: Promise<T>): Promise<T | null> {
  try {
    return await call;
  } catch (thrown) {
    if (notFoundSchema.safeParse(thrown).success) return null;
    throw thrown;
  }
}

/**
 * The SDK's 'RetryAlways' (its enum IdempotencyStrategy): whatever is asked for here may be asked for
 * twice, so also a write or a deletion whose connection broke.
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
      const found = await ifThere(file(path).getMetadata());
      if (!found) return null;
      const { size, contentType, generation } = metadataSchema.parse(found[0]);
      return { bytes: size, contentType, generation };
    },

    read: async (path) => {
      // Not unpacked on the way: what says that it is gzip could be a bomb.
      const found = await ifThere(file(path).download({ decompress: false }));
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
      await ifThere(file(path).setMetadata({ contentType }));
    },

    remove: async (path) => {
      await ifThere(file(path).delete());
    },
  };
}
