import { evidencePath, EXPIRED_MESSAGE } from '@doorstep/domain/badges/badge';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { AppError } from '@doorstep/domain/app-error';
import { dayOf } from '@doorstep/domain/badges/valid-badges';
import type { PictureBucket } from '../pictures/picture-bucket-repository.ts';
import type { BadgeApplications } from './badge-application-repository.ts';
import { checkEvidence } from './evidence.ts';

interface AskForBadgeDeps {
  applications: Pick<BadgeApplications, 'save'>;
  bucket: Pick<PictureBucket, 'find' | 'readStart' | 'remove'>;
}

/** Throws AppError `invalid-input` if the last valid day, `YYYY-MM-DD`, is over. */
export function requireNotExpired(day: string, now: Date): void {
  if (day >= dayOf(now)) return;
  throw new AppError('invalid-input', 'the badge has expired', { personMessage: EXPIRED_MESSAGE });
}

/**
 * Stores a professional's application for a badge with the name of its uploaded evidence. It
 * replaces an earlier one of this kind, also if that is undecided, and deletes its file. Needs a
 * profile, but no plan. Throws AppError `invalid-input` for a day that is over and for a file that
 * is too large or of another type, `failed-precondition` without a profile or a file of the caller,
 * and `unauthenticated` for an account that was closed meanwhile.
 */
export async function askForBadge(
  { applications, bucket }: AskForBadgeDeps,
  { uid }: { uid: string },
  { kind, number, expires_on, evidence: name }: CallableInput<'ask-for-badge'>,
  now: Date,
): Promise<CallableOutput<'ask-for-badge'>> {
  requireNotExpired(expires_on, now);
  const type = await checkEvidence(bucket, evidencePath(uid, name));
  const replaced = await applications.save({
    provider_id: uid,
    kind,
    number,
    expires_on,
    state: 'pending',
    reason: null,
    evidence: { name, type },
    asked_at: now,
    decided_at: null,
    evidence_until: null,
  });
  // A repeated call names the same file.
  if (replaced !== null && replaced !== name) await bucket.remove(evidencePath(uid, replaced));
  return { state: 'pending' };
}
