import { AppError } from '@doorstep/domain/app-error';
import { evidencePath, type BadgeApplication } from '@doorstep/domain/badges/badge';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { LIMITS } from '@doorstep/domain/limits';
import type { PictureBucket } from '../pictures/picture-bucket-repository.ts';
import type { BadgeApplications } from './badge-application-repository.ts';
import { evidenceTypeOf } from './evidence.ts';
import { requireNotExpired } from './require-not-expired.ts';

export interface AskForBadgeDeps {
  applications: Pick<BadgeApplications, 'save'>;
  bucket: Pick<PictureBucket, 'save' | 'remove'>;
}

const invalid = (message: string, personMessage: string) =>
  new AppError('invalid-input', message, { personMessage });

/**
 * Stores a professional's application for a badge with its evidence. It replaces an earlier one of
 * this kind, also if that is undecided. Needs a profile, but no plan. Throws AppError
 * `invalid-input` for a day that is over and for a file that is too large or of another type,
 * `failed-precondition` without a profile, and `unauthenticated` for an account that was closed
 * meanwhile.
 */
export async function askForBadge(
  { applications, bucket }: AskForBadgeDeps,
  { uid }: { uid: string },
  { kind, number, expires_on, evidence }: CallableInput<'ask-for-badge'>,
  now: Date,
): Promise<CallableOutput<'ask-for-badge'>> {
  requireNotExpired(expires_on, now);
  const bytes = Buffer.from(evidence, 'base64');
  const type = evidenceTypeOf(bytes);
  if (type === null) {
    throw invalid('not an image or PDF', 'Please choose a JPEG, PNG, WebP or PDF file.');
  }
  if (bytes.length > LIMITS.evidenceBytes) {
    throw invalid('the file is too large', 'Please choose a file of at most 5 MB.');
  }
  const application: BadgeApplication = {
    provider_id: uid,
    kind,
    number,
    expires_on,
    state: 'pending',
    reason: null,
    evidence: type,
    asked_at: now,
    decided_at: null,
    evidence_until: null,
  };
  const path = evidencePath(uid, kind);
  await bucket.save(path, bytes, type);
  try {
    await applications.save(application);
  } catch (thrown) {
    // The account's deletion may already have deleted its evidence.
    await bucket.remove(path);
    throw thrown;
  }
  return { state: 'pending' };
}
