import { BRAND } from '@doorstep/domain/brand';
import { accountMailId, type MailContent } from '@doorstep/domain/mail/mail';
import type { SupportEntry, SupportRequest } from '@doorstep/domain/support/support-request';
import { queueAccountMail, type AccountMailDeps } from '../mail/queue-account-mail.ts';

/**
 * Queues the mails about the messages that were added to a support request: the person's first
 * message is confirmed to them, each of their messages goes to the support address, and each answer
 * to the person. Repeated events queue a mail once.
 */
export async function queueSupportMails(
  deps: AccountMailDeps,
  before: SupportRequest | null,
  { id: reference, owner_uid: account, subject, is_premium, entries }: SupportRequest,
): Promise<void> {
  const known = before?.entries.length ?? 0;
  const queue = (content: MailContent, nth: number, to?: string) =>
    queueAccountMail(
      deps,
      account,
      accountMailId(content.template, `${reference}_${nth}`),
      content,
      to,
    );
  const queueFor = async ({ from, text }: SupportEntry, nth: number) => {
    const data = { account, reference, subject, text };
    if (from === 'support') return queue({ template: 'support_answered', data }, nth);
    if (nth === 0) await queue({ template: 'support_received', data }, nth);
    const asked = { template: 'support_asked', data: { ...data, is_premium } } as const;
    return queue(asked, nth, BRAND.supportEmail);
  };
  for (const [nth, entry] of entries.entries()) if (nth >= known) await queueFor(entry, nth);
}
