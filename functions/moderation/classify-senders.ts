import type { SenderType } from '@doorstep/domain/chat/message';
import type { Writer } from '@doorstep/domain/moderation/report';
import type { Accounts } from '../platform/account-repository.ts';
import type { Thread } from './thread-repository.ts';

export interface ClassifySendersDeps {
  accounts: Pick<Accounts, 'listConfirmedEmails'>;
}

/** The author of a message or report, and their side. */
interface Sender {
  sender_type: SenderType;
  sender_uid: string;
}

/**
 * Returns for each uid of at most 100 senders in a thread how it is known: as the side's account,
 * by the request's address, or as a guest. The professional's side has no guests, and members of a
 * team, who may have left it, count as its account. Anybody with a mailed link or the request's
 * address can write as a guest, even the professional. Uses current addresses, so a client who
 * changed theirs counts as a guest.
 */
export async function classifySenders(
  { accounts }: ClassifySendersDeps,
  thread: Thread,
  senders: readonly Sender[],
): Promise<Map<string, Writer>> {
  const isSideAccount = ({ sender_type, sender_uid }: Sender) =>
    sender_type === 'provider' || sender_uid === thread.client_uid;
  const others = senders.filter((sender) => !isSideAccount(sender));
  const uids = [...new Set(others.map(({ sender_uid }) => sender_uid))];
  const emails =
    uids.length > 0 ? await accounts.listConfirmedEmails(uids) : new Map<string, string>();
  const writerOf = (uid: string): Writer =>
    thread.client_email !== null && emails.get(uid) === thread.client_email ? 'address' : 'guest';
  return new Map([
    ...senders.map(({ sender_uid }): [string, Writer] => [sender_uid, 'account']),
    ...uids.map((uid): [string, Writer] => [uid, writerOf(uid)]),
  ]);
}
