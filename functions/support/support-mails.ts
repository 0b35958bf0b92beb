import { BRAND } from '@doorstep/domain/brand';
import { accountMailId, type MailContent } from '@doorstep/domain/mail/mail';
import type { SupportRequest } from '@doorstep/domain/support/support-request';
import type { NewMail } from '../mail/write-mail.ts';

/**
 * Returns the mails about the last message of a support request: the person's first message is
 * confirmed to them, each of their messages goes to the support address, and each answer to the
 * person. `to` is the person's address; null if they have none.
 */
export function supportMails(
  { id: reference, owner_uid: account, subject, is_premium, entries }: SupportRequest,
  to: string | null,
): NewMail[] {
  const nth = entries.length - 1;
  const entry = entries[nth];
  if (!entry) return [];
  const data = { account, reference, subject, text: entry.text };
  const mailTo = (address: string | null, content: MailContent): NewMail[] =>
    address === null
      ? []
      : [{ id: accountMailId(content.template, `${reference}_${nth}`), to: address, content }];
  if (entry.from === 'support') return mailTo(to, { template: 'support_answered', data });
  return [
    ...mailTo(nth === 0 ? to : null, { template: 'support_received', data }),
    ...mailTo(BRAND.supportEmail, { template: 'support_asked', data: { ...data, is_premium } }),
  ];
}
