import { AppError } from '@doorstep/domain/app-error';
import {
  EVIDENCE_FOLDER,
  evidenceOwner,
  evidencePath,
  type EvidenceType,
} from '@doorstep/domain/badges/badge';
import { LIMITS } from '@doorstep/domain/limits';
import { IMAGE_HEAD_BYTES, imageTypeOf } from '@doorstep/domain/pictures/image-type';
import type { PictureBucket } from '../pictures/picture-bucket-repository.ts';
import type { ClosedAccounts } from '../platform/closed-account-repository.ts';
import type { RateLimits } from '../platform/limits/rate-limit-repository.ts';
import type { BadgeApplications } from './badge-application-repository.ts';

interface EvidenceUploadDeps {
  bucket: Pick<PictureBucket, 'remove'>;
  closedAccounts: Pick<ClosedAccounts, 'has'>;
  rateLimits: Pick<RateLimits, 'consumeOnce'>;
}

export interface SweepEvidenceDeps {
  applications: Pick<BadgeApplications, 'listNamedEvidence'>;
  bucket: Pick<PictureBucket, 'list' | 'remove'>;
}

/** How many files a person can upload. An application needs one. */
export const EVIDENCE_UPLOADS = { max: 20, windowSeconds: 3600 };

/** Returns the key of a person's uploads in the rate limits. */
export const evidenceKey = (uid: string) => ['evidence', uid];

/** How long an upload may wait for the application that names it. */
const UNNAMED_MS = 60 * 60 * 1000;

/** Detects the type of evidence by its first bytes. Returns null for other types. */
function evidenceTypeOf(start: Buffer): EvidenceType | null {
  if (start.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf';
  const type = imageTypeOf(start);
  return type === 'image/jpeg' || type === 'image/png' || type === 'image/webp' ? type : null;
}

/**
 * Returns the type of an uploaded file by its first bytes. Throws AppError `failed-precondition` if
 * there is no such file. Deletes a file that is too large or of another type, and throws
 * `invalid-input`.
 */
export async function checkEvidence(
  bucket: Pick<PictureBucket, 'find' | 'readStart' | 'remove'>,
  path: string,
): Promise<EvidenceType> {
  const file = await bucket.find(path);
  const start = file && (await bucket.readStart(path, IMAGE_HEAD_BYTES));
  if (!start) {
    throw new AppError('failed-precondition', 'the file does not exist', {
      personMessage: "We couldn't find your file. Please send it again.",
    });
  }
  const isTooLarge = file.bytes > LIMITS.evidenceBytes;
  const type = evidenceTypeOf(start);
  if (!isTooLarge && type !== null) return type;
  await bucket.remove(path);
  throw new AppError('invalid-input', 'the file is too large or of another type', {
    personMessage: isTooLarge
      ? 'Please choose a file of up to 5 MB.'
      : 'Please choose a JPEG, PNG, WebP or PDF file.',
  });
}

/**
 * Deletes a new file of a closed account, and files above the hourly limit. `upload` identifies the
 * upload when its event is repeated.
 */
export async function limitEvidence(
  { bucket, closedAccounts, rateLimits }: EvidenceUploadDeps,
  path: string,
  upload: string,
): Promise<void> {
  const owner = evidenceOwner(path);
  if (owner === null) return;
  const isRefused =
    (await closedAccounts.has(owner)) ||
    !(await rateLimits.consumeOnce(evidenceKey(owner), EVIDENCE_UPLOADS, upload));
  if (isRefused) await bucket.remove(path);
}

/** Deletes all evidence of a professional. */
export async function removeAllEvidence(
  bucket: Pick<PictureBucket, 'list' | 'remove'>,
  uid: string,
): Promise<void> {
  for await (const page of bucket.list(evidencePath(uid, ''))) {
    await Promise.all(page.map(({ path }) => bucket.remove(path)));
  }
}

/** Deletes uploads that no application has named within an hour. Returns how many. */
export async function removeUnnamedEvidence(
  { applications, bucket }: SweepEvidenceDeps,
  now: Date,
): Promise<number> {
  let removed = 0;
  for await (const page of bucket.list(`${EVIDENCE_FOLDER}/`)) {
    const due = page.filter(({ created_at }) => now.getTime() - created_at.getTime() > UNNAMED_MS);
    const owners = new Set(due.flatMap(({ path }) => evidenceOwner(path) ?? []));
    const named = await applications.listNamedEvidence([...owners]);
    const unnamed = due.filter(({ path }) => !named.has(path));
    await Promise.all(unnamed.map(({ path }) => bucket.remove(path)));
    removed += unnamed.length;
  }
  return removed;
}
