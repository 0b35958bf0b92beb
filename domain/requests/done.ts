import * as z from 'zod/mini';
import { DONE_DAYS } from '../limits.ts';

/**
 * The field `done` of a request: the last time that the client said the job is done. Written by the
 * server. It is an open question to the professional until something else happens in the chat
 * (`isDoneAsked`).
 */
export const doneSchema = z.object({
  asked_by: z.string(),
  /** Equals the request's `last_at` until something else happens in the chat. */
  asked_at: z.date(),
  /** When the request is completed if nobody answers; null once it is decided whether it is. */
  due_at: z.nullable(z.date()),
  /** When the professional's side answered 'Not done'. */
  refused_at: z.nullable(z.date()),
  /** When the server completed the request. Equals the `status_changed_at` of that change. */
  completed_at: z.nullable(z.date()),
});
export type Done = z.infer<typeof doneSchema>;

/** The fields of a request that the question depends on. */
interface Facts {
  done: Done | null;
  status: string;
  status_changed_at: Date | null;
  last_at: Date;
  closed?: true | undefined;
}

/** Checks whether the professional is being asked if the job is done. */
export function isDoneAsked({ done, status, status_changed_at, last_at, closed }: Facts): boolean {
  if (!done || closed || status !== 'in_progress' || done.due_at === null) return false;
  const isLast = done.asked_at.getTime() === last_at.getTime();
  return isLast && (status_changed_at === null || status_changed_at <= done.asked_at);
}

/** Checks whether the server made the last change of the status, because nobody had answered. */
export function isCompletedAutomatically({
  done,
  status_changed_at,
}: Pick<Facts, 'done' | 'status_changed_at'>): boolean {
  const completed = done?.completed_at ?? null;
  return completed !== null && completed.getTime() === status_changed_at?.getTime();
}

/** Checks whether the professional can answer 'Not done': to the question or to its completion. */
export function isRefusable(request: Facts, now: Date): boolean {
  if (isDoneAsked(request)) return true;
  const { done, status, closed } = request;
  if (!done?.completed_at || closed || status !== 'completed') return false;
  const days = (now.getTime() - done.completed_at.getTime()) / (24 * 60 * 60 * 1000);
  return isCompletedAutomatically(request) && days < DONE_DAYS.refusable;
}

/** Checks whether the client may say that the job is done. */
export const isAskable = (request: Facts): boolean =>
  request.status === 'in_progress' && !request.closed && !isDoneAsked(request);
