/** The closed set of things that can go wrong, shared by the app and the functions. */
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
 * The product's one error. `message` is for the log and may name systems. `personMessage` is for the
 * person in front of the screen and never does; null where there is none or a blank one, so that the
 * caller shows a general text. `cause` keeps what was caught.
 */
export class AppError extends Error {
  override readonly name = 'AppError';
  readonly code: ErrorCode;
  readonly personMessage: string | null;

  constructor(
    code: ErrorCode,
    message: string,
    options: { personMessage?: string; cause?: unknown } = {},
  ) {
    super(message, { cause: options.cause });
    this.code = code;
    // An empty message counts as none, so that the caller shows its fallback text.
    this.personMessage = options.personMessage?.trim() || null;
  }
}

/** Any thrown value as an AppError: itself, or `internal` with the value kept as the cause. */
export function toAppError(thrown: unknown): AppError {
  if (thrown instanceof AppError) return thrown;
  const message = thrown instanceof Error ? thrown.message : String(thrown);
  return new AppError('internal', message, { cause: thrown });
}
