import { badgeKindSchema, evidencePath, type EvidenceType } from '@doorstep/domain/badges/badge';
import { imageTypeOf } from '@doorstep/domain/pictures/image-type';
import type { PictureBucket } from '../pictures/picture-bucket-repository.ts';

/** Detects the type of evidence by its first bytes. Returns null for other types. */
export function evidenceTypeOf(bytes: Buffer): EvidenceType | null {
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf';
  const type = imageTypeOf(bytes);
  return type === 'image/jpeg' || type === 'image/png' || type === 'image/webp' ? type : null;
}

/** Deletes all evidence of a professional. */
export async function removeAllEvidence(
  bucket: Pick<PictureBucket, 'remove'>,
  uid: string,
): Promise<void> {
  await Promise.all(badgeKindSchema.options.map((kind) => bucket.remove(evidencePath(uid, kind))));
}
