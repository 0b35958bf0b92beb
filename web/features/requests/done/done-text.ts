import type { SenderType } from '@doorstep/domain/chat/message';
import { DONE_DAYS } from '@doorstep/domain/limits';
import { isCompletedAutomatically, isDoneAsked } from '@doorstep/domain/requests/done';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { isolate } from '@doorstep/domain/text';
import { formatShortDate } from '../../../lib/text/format.ts';

/**
 * Returns the answer to the question if the job is done; before an answer, what happens without
 * one. Null after another change of the status, which the chat shows.
 */
export function outcomeText(request: ServiceRequest, viewer: SenderType): string | null {
  const { done, provider_name, status } = request;
  if (!done) return null;
  const { due_at, refused_at, completed_at } = done;
  const name = isolate(provider_name);
  const isClient = viewer === 'client';
  if (completed_at && isCompletedAutomatically(request)) {
    return `There was no response for ${DONE_DAYS.answer} days, so we marked the request as completed on ${formatShortDate(completed_at)}.`;
  }
  if (status !== 'in_progress') return null;
  if (refused_at) {
    return isClient ? `${name} said it isn't done yet.` : 'Marked as not done yet.';
  }
  if (due_at && isDoneAsked(request)) {
    const day = formatShortDate(due_at);
    return isClient
      ? `We asked ${name} to confirm. If there's no response or message, we'll mark your request as completed on ${day}.`
      : `If there's no response or message, we'll mark the request as completed on ${day}.`;
  }
  return isClient
    ? "There's been activity in the chat since then, so your request won't be completed automatically. If the job is done, you can say so again."
    : "There's been activity in the chat since then, so the request won't be completed automatically.";
}
