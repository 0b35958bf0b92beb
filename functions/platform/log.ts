import type { AppError } from '@doorstep/domain/app-error';
import * as logger from 'firebase-functions/logger';
import { redact, shortHash } from './redact.ts';

type Fields = Record<string, string | number | boolean | null>;

/** An id that can be matched across lines but names nobody. */
export function pseudonym(id: string): string {
  return shortHash(id);
}

function describe(thrown: unknown): Fields {
  if (!(thrown instanceof Error)) return { error: String(thrown) };
  const fields: Fields = { error: thrown.stack ?? thrown.message };
  if (thrown.cause instanceof Error) fields.cause = thrown.cause.stack ?? thrown.cause.message;
  return fields;
}

/** What is thrown quotes what it was given, and a path may be made of it: all of it is looked at. */
function clean(fields: Fields, thrown?: unknown): Fields {
  const all = thrown === undefined ? fields : { ...fields, ...describe(thrown) };
  return Object.fromEntries(
    Object.entries(all).map(([name, value]) => [
      name,
      typeof value === 'string' ? redact(value) : value,
    ]),
  );
}

/** The one door to the log (lint refuses any other): nothing personal gets through it. */
export function logInfo(message: string, fields: Fields): void {
  logger.info(message, clean(fields));
}

/** As `logInfo`, with what was thrown. */
export function logWarning(message: string, fields: Fields, thrown?: unknown): void {
  logger.warn(message, clean(fields, thrown));
}

/** As `logInfo`, with what was thrown. */
export function logError(message: string, fields: Fields, thrown?: unknown): void {
  logger.error(message, clean(fields, thrown));
}

/** One line for each call of a callable: which, who (pseudonym), how it ended, how long it took. */
export function logCall(
  fields: { function: string; uid: string | null; code: string; duration_ms: number },
  thrown?: AppError,
): void {
  const line = { ...fields, uid: fields.uid === null ? null : pseudonym(fields.uid) };
  if (!thrown) logInfo('call', line);
  else if (thrown.code === 'internal') logError('call failed', line, thrown);
  else if (thrown.code === 'unavailable') logWarning('call failed', line, thrown);
  else logInfo('call refused', line);
}
