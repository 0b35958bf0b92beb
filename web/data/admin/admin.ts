import type { CallableOutput } from '@doorstep/domain/callables';
import { callFunction } from '../callables.ts';

/** What the market comes to now; for administrators only. Throws AppError. */
export function getAdminOverview(): Promise<CallableOutput<'admin-overview'>> {
  return callFunction('admin-overview', {});
}

/**
 * A page of the mails that could not be delivered, newest first, after the mail `after` (null: the
 * first page); for administrators only. Throws AppError.
 */
export function listDeadMails(after: string | null): Promise<CallableOutput<'admin-dead-mails'>> {
  return callFunction('admin-dead-mails', { after });
}

/**
 * Lets all mails that were given up go out again, a page a call; `onSent` is told after each how many
 * those were. For administrators only. Throws AppError, what was sent before stays sent.
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

/** Lets a mail that was given up go out again; for administrators only. Throws AppError. */
export async function sendMailAgain(id: string): Promise<void> {
  await callFunction('admin-send-mail-again', { id });
}
