import type { SenderType } from '@doorstep/domain/chat/message';
import type { Writer } from '@doorstep/domain/moderation/report';
import type { Accounts } from '../platform/account-repository.ts';
import type { Thread } from './thread-repository.ts';

export interface ClassifySendersDeps {
  accounts: Pick<Accounts, 'listConfirmedEmails'>;
}

/** Who has written something, and on which side. */
interface Written {
  sender_type: SenderType;
  sender_uid: string;
}

/**
 * As whom each of at most 100 things in a thread was written, by the writer's uid. Who knows the link of a
 * mail or the request's address writes on the client's side as a guest, the professional among them: nothing
 * but the account that sent the request, or one that has confirmed its address, shows that it was the client.
 * The addresses are those of now: whoever has changed theirs since counts as a guest.
 */
export async function classifySenders(
  { accounts }: ClassifySendersDeps,
  thread: Thread,
  written: readonly Written[],
): Promise<Map<string, Writer>> {
  const isOwn = ({ sender_type, sender_uid }: Written) =>
    sender_uid === (sender_type === 'provider' ? thread.provider_id : thread.client_uid);
  const strangers = written.filter((one) => !isOwn(one));
  const uids = [...new Set(strangers.map(({ sender_uid }) => sender_uid))];
  const emails =
    uids.length > 0 ? await accounts.listConfirmedEmails(uids) : new Map<string, string>();
  const writerOf = (uid: string): Writer =>
    thread.client_email !== null && emails.get(uid) === thread.client_email ? 'address' : 'guest';
  return new Map([
    ...written.map(({ sender_uid }): [string, Writer] => [sender_uid, 'account']),
    ...uids.map((uid): [string, Writer] => [uid, writerOf(uid)]),
  ]);
}
