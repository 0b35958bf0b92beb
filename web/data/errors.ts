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
  // Firestore's plain requests, when there was no answer at all.
  unknown: 'unavailable',
  'email-already-in-use': 'already-exists',
  'invalid-credential': 'unauthenticated',
  'user-not-found': 'unauthenticated',
  'user-disabled': 'unauthenticated',
  'wrong-password': 'unauthenticated',
  'weak-password': 'invalid-input',
  'invalid-email': 'invalid-input',
  // The code of a mail's link.
  'invalid-action-code': 'not-found',
  'expired-action-code': 'not-found',
};

/** What a person reads when Firebase's own words would not help. */
const PERSON_MESSAGES: Record<string, string> = {
  'auth/invalid-credential': 'The email or password is not right.',
  'auth/user-not-found': 'The email or password is not right.',
  'auth/user-disabled':
    'This account is suspended. If you think that is a mistake, please write to us.',
  'auth/wrong-password': 'The email or password is not right.',
  'auth/email-already-in-use': 'There is already an account with this email. Please sign in.',
  'auth/weak-password': 'Please choose a password of at least 6 characters.',
  'auth/invalid-email': 'Please enter a valid email address.',
  'auth/too-many-requests': 'Too many attempts. Please wait a moment and try again.',
  'auth/network-request-failed': 'No connection. Please check your network and try again.',
};

/** By its name: the class itself would bring Firebase to pages that do without. */
const isFirebaseError = (thrown: unknown): thrown is FirebaseError =>
  thrown instanceof Error && thrown.name === 'FirebaseError' && 'code' in thrown;

/**
 * A function's own message, without the HTTP status that the SDK appends; undefined where the
 * function has not answered and the words are the SDK's ('internal [0]') or only the status of
 * Google's front ('INTERNAL').
 */
function ownWords({ code, message }: FirebaseError): string | undefined {
  const words = message.replace(/ \[\d+\]$/, '');
  const sdks = code === `functions/${words}` || /backend error status|^Response is /i.test(words);
  const status = /^[A-Z_]+$/.test(words);
  return sdks || status ? undefined : words;
}

/** The function `limit-sign-ups` said no; Firebase passes its answer on inside of its own words. */
function isSignUpLimit({ code, message }: FirebaseError): boolean {
  return code === 'auth/internal-error' && message.includes('RESOURCE_EXHAUSTED');
}

const tooManySignUps = (cause: FirebaseError) =>
  new AppError('rate-limited', 'Too many accounts from one network', {
    cause,
    personMessage:
      'Many accounts have been made from your network within an hour. Please try again later.',
  });

/**
 * Any thrown value as an AppError; Firebase's codes become ours. A callable's message is written
 * for the person by the function (functions/platform/define-callable), so it is kept; other Firebase
 * messages are for the log only.
 */
export function fromFirebase(thrown: unknown): AppError {
  if (!isFirebaseError(thrown)) return toAppError(thrown);
  if (isSignUpLimit(thrown)) return tooManySignUps(thrown);
  // 'functions/not-found', but Firestore's codes stand alone: 'not-found'.
  const code = thrown.code.slice(thrown.code.indexOf('/') + 1);
  const fromFunction = thrown.code.startsWith('functions/');
  const personMessage =
    PERSON_MESSAGES[thrown.code] ?? (fromFunction ? ownWords(thrown) : undefined);
  return new AppError(CODES[code] ?? 'internal', `${thrown.code}: ${thrown.message}`, {
    cause: thrown,
    ...(personMessage === undefined ? {} : { personMessage }),
  });
}

/** Whether it is that failure of Firebase's: one code of ours stands for several of theirs. */
export function hasCode(thrown: unknown, code: string): boolean {
  return isFirebaseError(thrown) && thrown.code === code;
}

/** Awaits a Firebase call and throws its failure as an AppError. */
export async function throwing<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw fromFirebase(error);
  }
}
