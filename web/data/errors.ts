import { BRAND } from '@doorstep/domain/brand';
import { AppError, toAppError, type ErrorCode } from '@doorstep/domain/app-error';
import type { FirebaseError } from 'firebase/app';

const CODES: Record<string, ErrorCode> = {
  unauthenticated: 'unauthenticated',
  unauthorized: 'permission-denied',
  'permission-denied': 'permission-denied',
  'invalid-argument': 'invalid-input',
  'not-found': 'not-found',
  'object-not-found': 'not-found',
  'already-exists': 'already-exists',
  'failed-precondition': 'failed-precondition',
  aborted: 'failed-precondition',
  'resource-exhausted': 'rate-limited',
  'too-many-requests': 'rate-limited',
  unavailable: 'unavailable',
  'deadline-exceeded': 'unavailable',
  'retry-limit-exceeded': 'unavailable',
  'network-request-failed': 'unavailable',
  // Firestore's lite SDK, when there was no response.
  unknown: 'unavailable',
  'email-already-in-use': 'already-exists',
  'invalid-credential': 'unauthenticated',
  'user-not-found': 'unauthenticated',
  'user-disabled': 'unauthenticated',
  'wrong-password': 'unauthenticated',
  'weak-password': 'invalid-input',
  'invalid-email': 'invalid-input',
  // The codes of mailed links.
  'invalid-action-code': 'not-found',
  'expired-action-code': 'not-found',
};

/** Messages for people, in place of Firebase's technical ones. */
const PERSON_MESSAGES: Record<string, string> = {
  'auth/invalid-credential': 'Incorrect email or password.',
  'auth/user-not-found': 'Incorrect email or password.',
  'auth/user-disabled': `This account is suspended. If you think that is a mistake, please write to ${BRAND.supportEmail}.`,
  'auth/wrong-password': 'Incorrect email or password.',
  'auth/email-already-in-use': 'There is already an account with this email.',
  'auth/weak-password': 'Please choose a password of at least 6 characters.',
  'auth/invalid-email': 'Please enter a valid email address.',
  'auth/too-many-requests': 'Too many attempts. Please wait a moment and try again.',
  'auth/network-request-failed': 'No connection. Please check your network and try again.',
};

/** Compares the name, because importing the class would load Firebase on public pages. */
const isFirebaseError = (thrown: unknown): thrown is FirebaseError =>
  thrown instanceof Error && thrown.name === 'FirebaseError' && 'code' in thrown;

/**
 * Returns a function's own message, without the HTTP status that the SDK appends; undefined for a
 * message of the SDK ('internal [0]') or of Google's front end ('INTERNAL').
 */
function functionMessage({ code, message }: FirebaseError): string | undefined {
  const text = message.replace(/ \[\d+\]$/, '');
  const isFromSdk =
    code === `functions/${text}` || /backend error status|^Response is /i.test(text);
  const isStatus = /^[A-Z_]+$/.test(text);
  return isFromSdk || isStatus ? undefined : text;
}

/** The refusals of `limitSignUps`, by the status that Firebase wraps in a message. */
const SIGN_UP_REFUSALS: [status: string, code: ErrorCode, personMessage: string][] = [
  [
    'RESOURCE_EXHAUSTED',
    'rate-limited',
    'Too many accounts were created from your network in the past hour. Please try again later.',
  ],
  ['UNAVAILABLE', 'unavailable', "We can't create new accounts right now. Please try again later."],
];

function signUpRefusal(cause: FirebaseError): AppError | null {
  if (cause.code !== 'auth/internal-error') return null;
  const refusal = SIGN_UP_REFUSALS.find(([status]) => cause.message.includes(status));
  if (!refusal) return null;
  const [status, code, personMessage] = refusal;
  return new AppError(code, `The sign-up was refused: ${status}`, { cause, personMessage });
}

/**
 * Converts any thrown value to an AppError. Keeps the message of a callable, which is written for
 * people (functions/platform/callables/define-callable.ts); other Firebase messages are for the log
 * only.
 */
export function fromFirebase(thrown: unknown): AppError {
  if (!isFirebaseError(thrown)) return toAppError(thrown);
  const refusal = signUpRefusal(thrown);
  if (refusal) return refusal;
  // Codes are 'functions/not-found', but Firestore's have no prefix: 'not-found'.
  const code = thrown.code.slice(thrown.code.indexOf('/') + 1);
  const fromFunction = thrown.code.startsWith('functions/');
  const personMessage =
    PERSON_MESSAGES[thrown.code] ?? (fromFunction ? functionMessage(thrown) : undefined);
  return new AppError(CODES[code] ?? 'internal', `${thrown.code}: ${thrown.message}`, {
    cause: thrown,
    ...(personMessage === undefined ? {} : { personMessage }),
  });
}

/** Checks whether a thrown value is a Firebase error with this code. */
export function hasCode(thrown: unknown, code: string): boolean {
  return isFirebaseError(thrown) && thrown.code === code;
}

/** Awaits a Firebase call, and rethrows its error as AppError. */
export async function withAppError<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw fromFirebase(error);
  }
}
