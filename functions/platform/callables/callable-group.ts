import { AppError } from '@doorstep/domain/app-error';
import { groupOf, type CallableGroup } from '@doorstep/domain/callables/callable-groups';
import { onCall, type CallableFunction, type CallableRequest } from 'firebase-functions/https';
import type { SecretParam } from 'firebase-functions/params';
import * as z from 'zod/mini';
import type { Handler } from '../http/by-path.ts';
import { isAppCheckOn } from '../config.ts';
import { correlate, correlationIdOf } from '../correlation.ts';
import { DEFAULT_MESSAGES, toHttpsError, type Callable } from './define-callable.ts';
import { logInfo } from '../log.ts';
import { withReports } from '../pending-reports.ts';

/** What a browser sends: the name of the callable, its input, and the id of the action. */
const callSchema = z.object({ name: z.string(), input: z.optional(z.unknown()) });

/** The deepest input schema has three levels, in `input` of the body's `data`. */
const MAX_DEPTH = 20;

/**
 * Checks whether the SDK can decode a request's body. Its decoder throws on an unknown `@type` and
 * overflows the stack on deep nesting, both of which it answers with `internal`.
 */
function isDecodable(value: unknown, depth = 0): boolean {
  if (typeof value !== 'object' || value === null) return true;
  if (depth > MAX_DEPTH || '@type' in value) return false;
  return Object.values(value).every((part) => isDecodable(part, depth + 1));
}

/** The longest body in bytes. */
const MAX_BODY_BYTES = 200_000;

/** Checks the length of a body. A request without one, such as a GET, has no `rawBody`. */
const isShort = (rawBody?: Buffer) => (rawBody?.length ?? 0) <= MAX_BODY_BYTES;

/** For how many seconds a browser need not ask again whether it may call. Chromium's maximum. */
const PREFLIGHT_SECONDS = 7200;

/**
 * Wraps a callable. Answers preflights with `Access-Control-Max-Age`, for which `onCall` has no
 * option, and bodies that are too long or that the SDK cannot decode, with the CORS headers of
 * `onCall`.
 */
function withProtocol<T>(callable: CallableFunction<unknown, T>): typeof callable {
  const handler: Handler = (request, response) => {
    const isPreflight = request.method === 'OPTIONS';
    const isAccepted = isShort(request.rawBody) && isDecodable(request.body);
    if (!isPreflight && isAccepted) return callable(request, response);
    const origin = request.get('origin');
    if (origin !== undefined) response.set('Access-Control-Allow-Origin', origin);
    response.vary('Origin');
    if (isPreflight) {
      response
        .vary('Access-Control-Request-Headers')
        .set('Access-Control-Allow-Methods', 'POST')
        .set('Access-Control-Allow-Headers', request.get('access-control-request-headers') ?? '')
        .set('Access-Control-Max-Age', String(PREFLIGHT_SECONDS))
        .status(204)
        .end();
      return;
    }
    const message = DEFAULT_MESSAGES['invalid-input'];
    response.status(400).json({ error: { status: 'INVALID_ARGUMENT', message } });
  };
  return Object.assign(handler, callable);
}

/**
 * Creates the function that serves the callables of a group. The body's `data` is `{ name, input,
 * correlation_id }`. A call of a name that is not in the group is answered with `not-found`, and a
 * call without a name with `invalid-argument`.
 */
export function callableGroup(
  group: CallableGroup,
  secrets: SecretParam[],
  callables: readonly Callable[],
): CallableFunction<unknown, Promise<unknown>> {
  const table = new Map<string, Callable>(
    callables.filter(({ name }) => groupOf(name) === group).map((one) => [one.name, one]),
  );
  const answer = async (request: CallableRequest<unknown>) => {
    const { data: call } = callSchema.safeParse(request.data);
    const callable = call && table.get(call.name);
    if (callable) return callable.answer(call.input, request);
    logInfo('unknown call', { group });
    throw toHttpsError(
      call
        ? new AppError('not-found', 'no callable of the group has this name')
        : new AppError('invalid-input', 'a call without a name'),
    );
  };
  const options = { secrets, enforceAppCheck: isAppCheckOn() };
  return withProtocol(
    onCall(options, (request: CallableRequest<unknown>) =>
      correlate(correlationIdOf(request.data), () => withReports(() => answer(request))),
    ),
  );
}
