import type { z } from 'zod';
import { parseStrictly, type ParsedDocument, type StoredDocument } from './documents.ts';
import type { Found, Needs } from './found.ts';

/** Something that is wrong with a document, in words without its values. */
export interface Problem {
  what: string;
  /** Set for what a trigger or a sweep puts right: since when that has been due. */
  since?: Date;
}

/** Under which circumstances documents are judged. */
export interface Circumstances {
  now: Date;
  /** Whether documents go by themselves at their `expires_at`; the emulator leaves them. */
  hasTtl: boolean;
}

/** What is known of a document before anything is looked up, and how it is judged after that. */
interface Examination {
  needs: Needs;
  judge: (found: Found) => Problem[];
}

/** The check of one collection. */
export interface Check {
  collection: string;
  /** A subcollection: all of that name. */
  isGroup: boolean;
  schema: z.core.$ZodType;
  examine(document: StoredDocument, circumstances: Circumstances): Examination;
}

interface Definition<T> {
  collection: string;
  isGroup?: boolean;
  schema: z.core.$ZodType<T>;
  needs?: (document: ParsedDocument<T>, circumstances: Circumstances) => Needs;
  /** What is wrong with a document that its schema takes. */
  judge?: (document: ParsedDocument<T>, found: Found, circumstances: Circumstances) => Problem[];
}

/** A check: the schema first, which every document of the collection must fit, then what else must agree. */
export function defineCheck<T>(definition: Definition<T>): Check {
  const { collection, isGroup = false, schema, needs, judge } = definition;
  return {
    collection,
    isGroup,
    schema,
    examine: (stored, circumstances) => {
      const { value, problems } = parseStrictly(schema, stored);
      const malformed = problems.map((what): Problem => ({ what }));
      if (value === null) return { needs: {}, judge: () => malformed };
      const document = { stored, value };
      return {
        needs: needs?.(document, circumstances) ?? {},
        judge: (found) => [...malformed, ...(judge?.(document, found, circumstances) ?? [])],
      };
    },
  };
}

/** The problem, where something is not as it must be. */
export function unless(isRight: boolean, what: string, since?: Date): Problem[] {
  if (isRight) return [];
  return [since ? { what, since } : { what }];
}

/** The latest of some times. */
export function latest(...times: (Date | undefined)[]): Date {
  return new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)));
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Google deletes what has expired within a day (Firestore docs, "TTL policies"); here are two more. */
const TTL_SLACK_MS = 3 * DAY_MS;

/** Whether what goes by itself at `expiresAt` is there too long. */
export function isKeptByTtl(expiresAt: Date, { now, hasTtl }: Circumstances): Problem[] {
  const over = now.getTime() - expiresAt.getTime();
  return unless(!hasTtl || over < TTL_SLACK_MS, 'should have been cleared away by its TTL');
}
