import type { z } from 'zod';
import { parseStrictly, type ParsedDocument, type StoredDocument } from './documents.ts';
import type { LookupResults, Lookups } from './lookup-results.ts';

/** A problem of a document. The description contains no values. */
export interface Problem {
  what: string;
  /** Set if a trigger or a sweep repairs it: the time since when that is due. */
  since?: Date;
}

/** The settings of a run that checks depend on. */
export interface CheckContext {
  now: Date;
  /**
   * Whether TTL policies delete documents at their `expires_at`, which the emulator does not do.
   */
  hasTtl: boolean;
}

/** The lookups that a document needs, and its validation with their results. */
interface Examination {
  lookups: Lookups;
  validate: (results: LookupResults) => Problem[];
}

/** The check of one collection. */
export interface Check {
  collection: string;
  /** Whether it is a collection group: all subcollections with this name. */
  isGroup: boolean;
  schema: z.core.$ZodType;
  examine(document: StoredDocument, context: CheckContext): Examination;
}

interface Definition<T> {
  collection: string;
  isGroup?: boolean;
  schema: z.core.$ZodType<T>;
  lookups?: (document: ParsedDocument<T>, context: CheckContext) => Lookups;
  /** Returns the problems of a document that matches its schema. */
  validate?: (
    document: ParsedDocument<T>,
    results: LookupResults,
    context: CheckContext,
  ) => Problem[];
}

/** Defines the check of a collection: first the schema, then the relations to other documents. */
export function defineCheck<T>(definition: Definition<T>): Check {
  const { collection, isGroup = false, schema, lookups, validate } = definition;
  return {
    collection,
    isGroup,
    schema,
    examine: (stored, context) => {
      const { value, problems } = parseStrictly(schema, stored);
      const malformed = problems.map((what): Problem => ({ what }));
      if (value === null) return { lookups: {}, validate: () => malformed };
      const document = { stored, value };
      return {
        lookups: lookups?.(document, context) ?? {},
        validate: (results) => [...malformed, ...(validate?.(document, results, context) ?? [])],
      };
    },
  };
}

/** Returns a problem if the condition is false, otherwise an empty list. */
export function problemUnless(isRight: boolean, what: string, since?: Date): Problem[] {
  if (isRight) return [];
  return [since ? { what, since } : { what }];
}

/** Returns the latest of the given times. */
export function latest(...times: (Date | undefined)[]): Date {
  return new Date(Math.max(...times.map((time) => time?.getTime() ?? 0)));
}

export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/**
 * Firestore deletes expired documents within a day (Firestore docs, "TTL policies"), plus two days.
 */
const TTL_SLACK_MS = 3 * DAY_MS;

/** Checks whether a TTL policy should have deleted the document. */
export function checkTtl(expiresAt: Date, { now, hasTtl }: CheckContext): Problem[] {
  const over = now.getTime() - expiresAt.getTime();
  return problemUnless(
    !hasTtl || over < TTL_SLACK_MS,
    'expired, but its TTL policy has not deleted it',
  );
}
