import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { CORRELATION_HEADER, correlationIdSchema } from '@doorstep/domain/callables/correlation-id';
import { DocumentSnapshot } from 'firebase-admin/firestore';
import { Change } from 'firebase-functions/firestore';
import type { Request } from 'firebase-functions/https';
import * as z from 'zod/mini';
import { flushReports, withReports } from './pending-reports.ts';

type Response = NonNullable<Request['res']>;

const current = new AsyncLocalStorage<string>();
const inputSchema = z.object({ correlation_id: correlationIdSchema });

/** Returns the id of the running action, or null outside of one. */
export const correlationId = (): string | null => current.getStore() ?? null;

const newCorrelationId = () => randomBytes(8).toString('hex');

/** Runs an action under an id. Without an id it continues the running action, or starts one. */
export function correlate<T>(id: string | null, run: () => T): T {
  return current.run(id ?? correlationId() ?? newCorrelationId(), run);
}

/** Returns the id that a browser sent with a call, or null if it is missing or malformed. */
export function correlationIdOf(data: unknown): string | null {
  return z.safeParse(inputSchema, data).data?.correlation_id ?? null;
}

/** Returns the field of a document that lets its trigger continue the running action. */
export const correlationField = () => ({ correlation_id: correlationId() });

const fieldOf = (snapshot: unknown): string | null =>
  snapshot instanceof DocumentSnapshot
    ? (z.safeParse(correlationIdSchema, snapshot.get('correlation_id')).data ?? null)
    : null;

/**
 * Returns the id of the action that wrote the document of a trigger. Returns null for other events,
 * and for a document whose id is of an earlier write.
 */
export function correlationIdOfWrite(event: unknown): string | null {
  const data = event instanceof Object && 'data' in event ? event.data : null;
  if (!(data instanceof Change)) return fieldOf(data);
  const id = fieldOf(data.after);
  return id === fieldOf(data.before) ? null : id;
}

/** Delays the end of an answer until the reports are written. */
function endAfterReports(response: Response): void {
  const end = response.end.bind(response) as (...parts: unknown[]) => Response;
  response.end = (...parts: unknown[]) => {
    const flushed = flushReports();
    if (flushed === null) return end(...parts);
    void flushed.then(() => end(...parts));
    return response;
  };
}

/** Wraps an HTTP endpoint: runs it under the id of its header, or a new id, and answers with it. */
export function correlated(
  handler: (request: Request, response: Response) => void | Promise<void>,
): (request: Request, response: Response) => Promise<void> {
  return (request, response) => {
    const sent = z.safeParse(correlationIdSchema, request.get(CORRELATION_HEADER)).data;
    return correlate(sent ?? null, async () => {
      response.set(CORRELATION_HEADER, correlationId() ?? '');
      endAfterReports(response);
      await withReports(() => handler(request, response));
    });
  };
}
