import * as z from 'zod/mini';

/**
 * The id of one action, from the browser through the functions to the mail: each log line of the
 * action has it. It is not called a request's id, because a request is a client's request.
 */
export const correlationIdSchema = z.string().check(z.regex(/^[0-9a-f]{16}$/));

/** The header of the HTTP endpoints and of mails. */
export const CORRELATION_HEADER = 'X-Correlation-Id';
