import type { MailContent } from '@doorstep/domain/mail/mail';
import { sentMail, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { createMailOutbox } from '../../../functions/mail/mail-outbox-repository.ts';
import { adminDb, setFields, updateFields } from './admin.ts';
import { unique } from './people.ts';

/** Mails that were given up after the last try. */

const GIVEN_UP = {
  state: 'dead',
  attempts: 8,
  error: '550 no such mailbox',
  sent_at: null,
  // A delivery that is at it has lost it.
  lease_until: null,
};

/** One about a request that is not there, written `minutes` ago; its id. */
export async function saveDeadMail(minutes: number, to = 'gone@doorstep.test'): Promise<string> {
  const mail = sentMail(serviceRequest({ id: unique('dead') }), 'new_request', to);
  const created_at = new Date(Date.now() - minutes * 60_000);
  await setFields(`mail/${mail.id}`, { ...stored(mail), ...GIVEN_UP, created_at });
  return mail.id;
}

/** Gives up one that is in the outbox. */
export async function giveUp(id: string): Promise<void> {
  await updateFields(`mail/${id}`, GIVEN_UP);
}

/** One that says that, to that address; its id. */
export async function saveDead(to: string, content: MailContent): Promise<string> {
  const id = unique('dead');
  await createMailOutbox(adminDb()).create(id, to, content, new Date(Date.now() + 3_600_000));
  await giveUp(id);
  return id;
}
