import type { MailContent } from '@doorstep/domain/mail/mail';
import { sentMail, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { createMailOutbox } from '../../../functions/mail/mail-outbox-repository.ts';
import { adminDb, setFields, updateFields } from './admin.ts';
import { unique } from './sdk-people.ts';

const FAILED = {
  state: 'dead',
  attempts: 8,
  error: '550 no such mailbox',
  sent_at: null,
  lease_until: null,
};

/** Stores a failed mail about a missing request, created `minutes` ago. Returns its id. */
export async function saveDeadMail(minutes: number, to = 'gone@doorstep.test'): Promise<string> {
  const mail = sentMail(serviceRequest({ id: unique('dead') }), 'new_request', to);
  const created_at = new Date(Date.now() - minutes * 60_000);
  await setFields(`mail/${mail.id}`, { ...stored(mail), ...FAILED, created_at });
  return mail.id;
}

/** Marks a queued mail as failed. */
export async function giveUp(id: string): Promise<void> {
  await updateFields(`mail/${id}`, FAILED);
}

/** Stores a failed mail with the given content. Returns its id. */
export async function saveDead(to: string, content: MailContent): Promise<string> {
  const id = unique('dead');
  await createMailOutbox(adminDb()).create(id, to, content, new Date(Date.now() + 3_600_000));
  await giveUp(id);
  return id;
}
