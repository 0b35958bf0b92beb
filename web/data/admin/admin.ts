import type { CallableOutput } from '@doorstep/domain/callables';
import { callFunction } from '../callables.ts';

/** Returns the market's current figures; for administrators only. Throws AppError. */
export function getAdminOverview(): Promise<CallableOutput<'admin-overview'>> {
  return callFunction('admin-overview', {});
}

/** Returns the active alarms and the parts that are switched off. Throws AppError. */
export function getAdminHealth(): Promise<CallableOutput<'admin-health'>> {
  return callFunction('admin-health', {});
}

/**
 * Returns a page of undeliverable mails, newest first, after the cursor `after` (null: the
 * first page); for administrators only. Throws AppError.
 */
export function listDeadMails(after: string | null): Promise<CallableOutput<'admin-dead-mails'>> {
  return callFunction('admin-dead-mails', { after });
}

/**
 * Queues all undeliverable mails again, one page per call, and calls `onSent` with each page's
 * count. For administrators only. Throws AppError; mails that were queued before stay queued.
 */
export async function sendAllMailsAgain(onSent: (count: number) => void): Promise<void> {
  let after: string | null = null;
  do {
    const page: CallableOutput<'admin-send-all-mails-again'> = await callFunction(
      'admin-send-all-mails-again',
      { after },
    );
    onSent(page.sent);
    after = page.next;
  } while (after !== null);
}

/** Queues an undeliverable mail again; for administrators only. Throws AppError. */
export async function sendMailAgain(id: string): Promise<void> {
  await callFunction('admin-send-mail-again', { id });
}
