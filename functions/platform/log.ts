import type { AppError } from '@doorstep/domain/app-error';
import * as logger from 'firebase-functions/logger';
import { createHash } from 'node:crypto';
import { correlationId } from './correlation.ts';

type Fields = Record<string, string | number | boolean | null>;

/**
 * Returns a hash of an id, which can be matched across log lines but does not identify a person:
 * the first 16 hex digits of its SHA-256.
 */
export function pseudonym(id: string): string {
  return createHash('sha256').update(id).digest('hex').slice(0, 16);
}

/** Firebase uids, also inside other ids and paths such as `welcome_{uid}` and `%2F{uid}%2F`. */
const UID = /(?<=^|[^A-Za-z0-9]|%2F)[A-Za-z0-9]{28}(?![A-Za-z0-9])/g;

/**
 * Patterns that must not appear in the log. Errors of Stripe, Firestore and the mail server can
 * quote their input. Stack frames, ids and codes stay readable.
 */
const PERSONAL: readonly (readonly [RegExp, string])[] = [
  // Email addresses, also inside links.
  [/[^\s@<>"'`,;:(){}[\]\\/=?&]{1,254}(?:@|%40)[^\s@<>"'`,;:(){}[\]\\/=?&]{1,254}/gi, '[address]'],
  // JSON Web Tokens, and the two-part tokens of links in mails.
  [/\b[\w-]{16,}(?:\.[\w-]{16,}){1,2}/g, '[token]'],
  [/\b(?:sk|rk|whsec|pi|seti)_(?:test_|live_)?\w{8,}/g, '[secret]'],
  // Phone numbers with seven or more digits and separators, but no dates and no version numbers.
  [
    /(?<![\w.:/-])(?!\d{4}-\d\d-\d\d\b)\+?\(?\d{2,4}\)?(?:[ ./-]?\(?\d{2,4}\)?){2,5}(?![\w:/-])/g,
    '[phone]',
  ],
];

/**
 * Replaces email addresses, phone numbers, tokens and secrets by placeholders, and uids by hashes.
 */
export function redact(text: string): string {
  const redacted = PERSONAL.reduce(
    (result, [pattern, placeholder]) => result.replaceAll(pattern, placeholder),
    text,
  );
  return redacted.replaceAll(UID, pseudonym);
}

function describe(thrown: unknown): Fields {
  if (!(thrown instanceof Error)) return { error: String(thrown) };
  const fields: Fields = { error: thrown.stack ?? thrown.message };
  if (thrown.cause instanceof Error) fields.cause = thrown.cause.stack ?? thrown.cause.message;
  return fields;
}

/**
 * Redacts all fields, because error messages and document paths can contain personal data, and adds
 * the id of the running action.
 */
function redactFields(fields: Fields, thrown?: unknown): Fields {
  const all = thrown === undefined ? fields : { ...fields, ...describe(thrown) };
  const redacted: Fields = Object.fromEntries(
    Object.entries(all).map(([name, value]) => [
      name,
      typeof value === 'string' ? redact(value) : value,
    ]),
  );
  return { ...redacted, correlation_id: correlationId() };
}

/** A logged line, redacted. */
export interface LoggedLine {
  severity: 'info' | 'warning' | 'error';
  event: string;
  fields: Fields;
}

let listener: (line: LoggedLine) => void = () => {};

/** Calls `listen` with each line after it is logged, including lines that `listen` logs. */
export function onLogged(listen: typeof listener): void {
  listener = listen;
}

/** Passes a line to the listener, whose failure must never fail what is logged. */
function tell(line: LoggedLine): void {
  try {
    listener(line);
  } catch {
    // Logging it would call the listener again.
  }
}

/** Makes Cloud Error Reporting group an error (Google docs, "Format errors in logs"). */
const REPORTED = {
  '@type': 'type.googleapis.com/google.devtools.clouderrorreporting.v1beta1.ReportedErrorEvent',
};

/** Logs a redacted line. Lint forbids every other way to log. */
export function logInfo(message: string, fields: Fields, thrown?: unknown): void {
  const redacted = redactFields(fields, thrown);
  logger.info(message, redacted);
  tell({ severity: 'info', event: message, fields: redacted });
}

/** Logs a redacted warning, with the thrown error if given. */
export function logWarning(message: string, fields: Fields, thrown?: unknown): void {
  const redacted: Fields = { event: message, ...redactFields(fields, thrown) };
  logger.warn(message, redacted);
  tell({ severity: 'warning', event: message, fields: redacted });
}

/** Logs a redacted error, with the thrown error if given. */
export function logError(message: string, fields: Fields, thrown?: unknown): void {
  const redacted: Fields = { event: message, ...redactFields(fields, thrown) };
  const { error } = redacted;
  const stack =
    typeof error === 'string' ? { error: error.split('\n', 1)[0], stack_trace: error } : {};
  // The SDK adds its own stack to the message, so alerts filter by `event`.
  logger.error(message, { ...redacted, ...stack, ...REPORTED });
  tell({ severity: 'error', event: message, fields: redacted });
}

/** Logs one line for a call of a callable: name, hashed uid, result and duration. */
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
