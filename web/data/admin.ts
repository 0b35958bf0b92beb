import type { CallableOutput } from '@doorstep/domain/callables';
import { callFunction } from './callables.ts';

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

/** Lets a mail that was given up go out again; for administrators only. Throws AppError. */
export async function sendMailAgain(id: string): Promise<void> {
  await callFunction('admin-send-mail-again', { id });
}
