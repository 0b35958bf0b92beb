import { createHash } from 'node:crypto';
import { IMAGE_CACHE } from '@doorstep/domain/image';
import { pictureAt, renditionPath } from '@doorstep/domain/picture';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { pictureEntry, stored } from '../factories.ts';
import { renditionsOf } from '../pictures/renditions.ts';
import { inParallel } from './in-parallel.ts';
import type { Upload } from './pictures.ts';

/** Like a token that the client SDK's upload would have made, but the same each time. */
function downloadToken(path: string): string {
  const hex = createHash('sha256').update(path).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    hex.slice(12, 16),
    hex.slice(16, 20),
    hex.slice(20, 32),
  ].join('-');
}

type Bucket = ReturnType<Storage['bucket']>;

/** Puts a picture's renditions beside it, as the function on uploads would. */
async function saveRenditions(bucket: Bucket, path: string, jpeg: Buffer): Promise<void> {
  const picture = pictureAt(path);
  if (!picture) throw new Error(`${path} is no place of a picture`);
  await inParallel(4, await renditionsOf(jpeg), async ([size, webp]) => {
    await bucket.file(renditionPath(picture, size)).save(webp, {
      resumable: false,
      contentType: 'image/webp',
      metadata: { cacheControl: IMAGE_CACHE },
    });
  });
}

/** Uploads into the Storage emulator, in all sizes. The addresses have the form that `getDownloadURL` gives. */
export function storageUpload(bucket: Bucket, storageUrl: string): Upload {
  // 'RetryAlways' of the SDK's IdempotencyStrategy: the busy emulator lets go of a connection now and then.
  Object.assign(bucket.storage.retryOptions, { idempotencyStrategy: 0 });
  return async (path, jpeg) => {
    const token = downloadToken(path);
    await bucket.file(path).save(jpeg, {
      resumable: false,
      contentType: 'image/jpeg',
      metadata: { metadata: { firebaseStorageDownloadTokens: token } },
    });
    await saveRenditions(bucket, path, jpeg);
    const object = encodeURIComponent(path);
    return `${storageUrl}/v0/b/${bucket.name}/o/${object}?alt=media&token=${token}`;
  };
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Notes each picture in the ledger, as one that is done: no function sees these uploads. */
export function notedUpload(db: Firestore, upload: Upload, now: Date): Upload {
  return async (path, jpeg) => {
    const times = { uploaded_at: now, check_at: new Date(now.getTime() + DAY_MS) };
    const entry = pictureEntry(path, { bytes: jpeg.length, ...times });
    await db.doc(`pictures/${entry.id}`).set(stored(entry));
    return upload(path, jpeg);
  };
}
