import * as z from 'zod/mini';
import { count, id } from '../callables/callable-fields.ts';
import { quoteInputSchema } from './quote.ts';

/** The callables of requests and quotes. */
export const REQUEST_CALLABLES = {
  'send-service-request': {
    input: z.object({ request_id: id }),
    output: z.object({ delivered: z.literal(true) }),
  },
  'send-quote': {
    /** Withdraws an open quote of the request. */
    input: z.safeExtend(quoteInputSchema, { request_id: id }),
    output: z.object({ quote_id: id }),
  },
  'withdraw-quote': {
    input: z.object({ request_id: id, quote_id: id }),
    output: z.object({ state: z.literal('withdrawn') }),
  },
  'decide-quote': {
    input: z.object({ request_id: id, quote_id: id, accept: z.boolean() }),
    output: z.object({ state: z.enum(['accepted', 'declined']) }),
  },
  'ask-done': {
    /** The request's client says that the job is done. */
    input: z.object({ request_id: id }),
    output: z.object({ asked: z.literal(true) }),
  },
  'refuse-done': {
    /** The professional's side answers that the job is not done. */
    input: z.object({ request_id: id }),
    output: z.object({ refused: z.literal(true) }),
  },
  'photos-left': {
    input: z.nullish(z.object({})),
    /** How many photos the caller can still send in chats and requests this month. */
    output: z.object({ left: count }),
  },
} as const;
