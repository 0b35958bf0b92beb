import { createHash } from 'node:crypto';
import type { Firestore } from 'firebase-admin/firestore';
import type { Storage } from 'firebase-admin/storage';
import { pictureEntry, stored } from '../factories.ts';
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

/** Uploads into the Storage emulator. The addresses have the form that `getDownloadURL` gives. */
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
    const object = encodeURIComponent(path);
    return `${storageUrl}/v0/b/${bucket.name}/o/${object}?alt=media&token=${token}`;
  };
}

/**
 * Notes each picture in the ledger before it is uploaded, as one that is due: the function on uploads
 * leaves alone what is noted, and the sweep makes the renditions while people look around already.
 */
export function notedUpload(db: Firestore, upload: Upload, now: Date): Upload {
  return async (path, jpeg) => {
    const times = { uploaded_at: now, check_at: now };
    const entry = pictureEntry(path, { bytes: jpeg.length, ready: false, ...times });
    await db.doc(`pictures/${entry.id}`).set(stored(entry));
    return upload(path, jpeg);
  };
}
