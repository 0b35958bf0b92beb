import { AppError, toAppError, type ErrorCode } from '@doorstep/domain/app-error';
import { ALL_CALLABLES } from '@doorstep/domain/all-callables';
import type { CallableInput, CallableName, CallableOutput } from '@doorstep/domain/callables';
import {
  HttpsError,
  type CallableRequest,
  type FunctionsErrorCode,
} from 'firebase-functions/https';
import * as z from 'zod/mini';
import type { ClosedAccounts } from '../closed-account-repository.ts';
import type { RateLimits } from '../limits/rate-limit-repository.ts';
import type { UserRoles } from './user-role-repository.ts';
import { accountClosed, notAdministrator } from './run-for-caller.ts';
import { correlationId } from '../correlation.ts';
import { logCall } from '../log.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { senderOf } from '../http/sender.ts';
import { requireCaller, type AuthLevel, type TokenCaller } from './session.ts';

export interface CallableOptions {
  auth: AuthLevel;
  /** Counts by uid, or by network address if no account is needed, as callers can get new uids. */
  rateLimit: RateLimit & { by: 'uid' | 'address' };
  /** Allows calls from a closed account, whose tokens stay valid for up to an hour. */
  allowsClosedAccounts?: true;
}

interface GuardDeps {
  rateLimits: RateLimits;
  userRoles: UserRoles;
  closedAccounts: ClosedAccounts;
}

type CallableCaller = TokenCaller & { address: string };

type Handler<N extends CallableName> = (
  input: CallableInput<N>,
  caller: CallableCaller,
) => Promise<CallableOutput<N>>;

const HTTPS_CODES: Record<ErrorCode, FunctionsErrorCode> = {
  unauthenticated: 'unauthenticated',
  'permission-denied': 'permission-denied',
  'invalid-input': 'invalid-argument',
  'not-found': 'not-found',
  'already-exists': 'already-exists',
  'failed-precondition': 'failed-precondition',
  'rate-limited': 'resource-exhausted',
  unavailable: 'unavailable',
  internal: 'internal',
};

/** The texts that people read for errors without a `personMessage`. */
export const DEFAULT_MESSAGES: Record<ErrorCode, string> = {
  unauthenticated: 'Please sign in.',
  'permission-denied': "You don't have permission to do this.",
  'invalid-input': 'Please check what you entered.',
  'not-found': 'Not found.',
  'already-exists': 'This already exists.',
  'failed-precondition': "This isn't possible right now.",
  'rate-limited': 'Too many attempts. Please try again in a few minutes.',
  unavailable: "This isn't working right now. Please try again.",
  internal: 'Something went wrong.',
};

/** Reports input that does not match its schema, with an issue for each invalid field. */
class InvalidInputError extends AppError {
  readonly issues: { path: string; message: string }[];

  constructor(name: CallableName, error: z.core.$ZodError) {
    super('invalid-input', `input of ${name} refused`);
    this.issues = error.issues.map(({ path, message }) => ({
      path: path.map(String).join('.'),
      message,
    }));
  }
}

function parseInput<N extends CallableName>(name: N, data: unknown): CallableInput<N> {
  const result = z.safeParse(ALL_CALLABLES[name].input, data);
  if (result.success) return result.data;
  throw new InvalidInputError(name, result.error);
}

/** Returns the text for people. A person who writes to support about a failure names its id. */
function messageOf({ code, personMessage }: AppError): string {
  if (personMessage !== null) return personMessage;
  const reference = code === 'internal' ? ` Reference: ${correlationId()}` : '';
  return DEFAULT_MESSAGES[code] + reference;
}

export function toHttpsError(error: AppError): HttpsError {
  const issues = error instanceof InvalidInputError ? { issues: error.issues } : {};
  const details = { ...issues, correlation_id: correlationId() };
  const message = messageOf(error);
  return new HttpsError(HTTPS_CODES[error.code], message, details);
}

/** A callable of a group (`callable-group.ts`). */
export interface Callable {
  name: CallableName;
  options: CallableOptions;
  /** Answers a call. Throws HttpsError. */
  answer: (input: unknown, request: CallableRequest<unknown>) => Promise<unknown>;
}

/**
 * Creates `defineCallable`, the only way to define a callable. It checks the session and the rate
 * limit, parses input and output with the schemas of `domain/callables.ts`, turns every error into
 * an HttpsError with a message for people, and logs one line without personal data.
 */
export function callableFactory(deps: GuardDeps) {
  async function guard(name: CallableName, options: CallableOptions, request: CallableRequest) {
    const caller = requireCaller(request.auth, options.auth);
    const mayBeClosed = options.auth === 'none' || options.allowsClosedAccounts === true;
    if (!mayBeClosed && (await deps.closedAccounts.has(caller.uid))) {
      throw accountClosed();
    }
    if (options.auth === 'admin' && !(await deps.userRoles.isAdmin(caller.uid))) {
      throw notAdministrator();
    }
    const address = senderOf(request.rawRequest).network;
    const { by, ...limit } = options.rateLimit;
    const allowed = await deps.rateLimits.consume(
      [name, by, by === 'uid' ? caller.uid : address],
      limit,
    );
    if (!allowed) throw new AppError('rate-limited', `${name} limited by ${by}`);
    return { ...caller, address };
  }

  return function defineCallable<N extends CallableName>(
    name: N,
    options: CallableOptions,
    handler: Handler<N>,
  ): Callable {
    const answer = async (input: unknown, request: CallableRequest) => {
      const started = performance.now();
      const uid = request.auth?.uid;
      const line = (code: string) => ({
        function: name,
        // The emulators accept tokens whose uid is missing or not a string.
        uid: typeof uid === 'string' ? uid : null,
        code,
        duration_ms: Math.round(performance.now() - started),
      });
      try {
        const caller = await guard(name, options, request);
        const output = await handler(parseInput(name, input), caller);
        const checked = z.parse(ALL_CALLABLES[name].output, output);
        logCall(line('ok'));
        return checked;
      } catch (thrown) {
        const error = toAppError(thrown);
        logCall(line(error.code), error);
        throw toHttpsError(error);
      }
    };
    return { name, options, answer };
  };
}
