import { IMAGE_ERRORS } from '@doorstep/domain/pictures/image';
import { LIMITS } from '@doorstep/domain/limits';
import { pictureError, shrinkPicture } from '../../lib/files/shrink-picture.ts';

export const EVIDENCE_ERRORS = {
  type: 'Please choose a picture or a PDF.',
  size: 'This PDF is larger than 5 MB. Please choose a smaller one.',
} as const;

/** Checks a file's first bytes, because its name and type can be wrong. */
const isPdf = async (file: File) => (await file.slice(0, 5).text()) === '%PDF-';

/** Returns why a file cannot be sent as evidence; null if it can. */
export async function evidenceError(file: File): Promise<string | null> {
  if (await isPdf(file)) return file.size > LIMITS.evidenceBytes ? EVIDENCE_ERRORS.size : null;
  const error = await pictureError(file);
  return error === IMAGE_ERRORS.type ? EVIDENCE_ERRORS.type : error;
}

/**
 * Returns a file as it is uploaded, with its true type. A picture is scaled down and loses its
 * metadata. Throws AppError `invalid-input` with a message for people if this browser cannot decode
 * the picture.
 */
export async function prepareEvidence(file: File): Promise<Blob> {
  return (await isPdf(file)) ? file.slice(0, file.size, 'application/pdf') : shrinkPicture(file);
}
