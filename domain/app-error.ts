/** Every error code, shared by the app and the functions. */
export const ERROR_CODES = [
  'unauthenticated',
  'permission-denied',
  'invalid-input',
  'not-found',
  'already-exists',
  'failed-precondition',
  'rate-limited',
  'unavailable',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/**
 * The product's only error class. `message` is for the log and may name systems; `personMessage` is
 * for people and never does. It is null if it is missing or blank; the caller then shows a general
 * text. `cause` is the original error.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly personMessage: string | null;
  /** The id of the call that failed, in a browser (domain/callables/correlation-id.ts). */
  correlationId: string | null = null;

  constructor(
    code: ErrorCode,
    message: string,
    options: { personMessage?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    this.personMessage = options.personMessage?.trim() || null;
  }
}

/** Returns an AppError unchanged, and wraps any other thrown value in an `internal` AppError. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new AppError('internal', message, { cause: thrown });
}
