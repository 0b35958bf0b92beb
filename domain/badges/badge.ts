import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { nameSchema } from '../text-schemas.ts';
import { tooLong, VISIBLE } from '../text.ts';
import { BADGE_KINDS } from './valid-badges.ts';

export const badgeKindSchema = z.enum(BADGE_KINDS);
export type BadgeKind = z.infer<typeof badgeKindSchema>;

/** What a person reads when the last valid day is over. */
export const EXPIRED_MESSAGE = "Please enter a date that hasn't passed.";

/** A day, `YYYY-MM-DD`. */
const day = z.iso.date('Please enter the date.');

const number = nameSchema(LIMITS.badgeNumber, 'Please enter the number.');

/** The number of a license or policy, and the last day on which it is valid. */
export const badgeDetailsSchema = z.object({ number, expires_on: day });
export type BadgeDetails = z.infer<typeof badgeDetailsSchema>;

/** Files that a professional can send as evidence: an image or a PDF. */
export const evidenceTypeSchema = z.enum([
  'image/jpeg',
  'image/png',
  'image/webp',
  'application/pdf',
]);
export type EvidenceType = z.infer<typeof evidenceTypeSchema>;

/** The form of `evidenceNameSchema`. `storage.rules` has the same. */
export const EVIDENCE_NAME = '[A-Za-z0-9_-]{12}';

/** The random name of an uploaded file with evidence. */
export const evidenceNameSchema = z.string().check(z.regex(new RegExp(`^${EVIDENCE_NAME}$`)));

/** Why an administrator refuses a badge. The professional reads it. */
export const refusalSchema = z
  .string()
  .check(
    z.trim(),
    z.regex(VISIBLE, 'Please write a reason.'),
    z.maxLength(LIMITS.badgeReason, tooLong(LIMITS.badgeReason)),
  );

/**
 * `badge_applications/{uid}_{kind}`: a professional's latest application for a badge. The server
 * writes it, and the professional reads it. A granted badge itself is in the profile's `facts`, so
 * it stays valid while a new application for it is pending.
 */
export const badgeApplicationSchema = z.object({
  provider_id: z.string(),
  kind: badgeKindSchema,
  /** As the professional typed them; after a grant, as the administrator confirmed them. */
  number: z.string(),
  expires_on: z.string(),
  /** `taken_back`: granted, and the badge was removed before its last day. */
  state: z.enum(['pending', 'granted', 'refused', 'taken_back']),
  /** Why it was refused or taken back; null otherwise. */
  reason: z.nullable(z.string()),
  /** The stored file in the professional's folder; null after its deletion. */
  evidence: z.nullable(z.object({ name: evidenceNameSchema, type: evidenceTypeSchema })),
  asked_at: z.date(),
  decided_at: z.nullable(z.date()),
  /** When the file is deleted, 30 days after the decision; null without one. */
  evidence_until: z.nullable(z.date()),
});
export type BadgeApplication = z.infer<typeof badgeApplicationSchema>;

/** Returns the id of a professional's application. */
export const badgeApplicationId = (uid: string, kind: BadgeKind): string => `${uid}_${kind}`;

/**
 * The folder of the bucket for evidence. Its owner uploads a file, and only the functions read it.
 */
export const EVIDENCE_FOLDER = 'badge-evidence';

/** Returns the path of a file with which a professional asks for a badge. */
export const evidencePath = (uid: string, name: string): string =>
  `${EVIDENCE_FOLDER}/${uid}/${name}`;

const EVIDENCE_PATH = new RegExp(`^${EVIDENCE_FOLDER}/([^/]+)/${EVIDENCE_NAME}$`);

/** Returns the uid of the account that uploaded evidence; null for the path of another file. */
export const evidenceOwner = (path: string): string | null => EVIDENCE_PATH.exec(path)?.[1] ?? null;
