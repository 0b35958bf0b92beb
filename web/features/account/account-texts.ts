import { BRAND } from '@doorstep/domain/brand';
import type { AccountContents } from '../../data/account/account-contents.ts';

/** Used if the contents cannot be loaded, so that the texts omit no effect of a deletion. */
export const EVERYTHING: AccountContents = {
  password: true,
  page: true,
  subscription: true,
  invoices: true,
  requests: true,
  directChats: true,
  team: true,
};

const listed = (...texts: (string | false)[]) => texts.filter((text) => text !== false);

/** Returns what the deletion of an account deletes. */
export function deletedPoints({ page, requests, subscription, team }: AccountContents): string[] {
  return listed(
    page && 'Your public page, its address and your pictures.',
    `Your name, email and phone${requests ? ', here and on every request' : ''}.`,
    team && 'Your team: its members lose access to your requests right away.',
    subscription &&
      "Your subscription ends right away, and you won't be charged again. Payments are not refunded.",
  );
}

/** Returns what stays when an account is deleted. */
export function keptPoints({ requests, directChats, invoices }: AccountContents): string[] {
  const threads = requests ? 'requests and messages' : 'messages';
  return listed(
    (requests || directChats) &&
      `The people you messaged keep your ${threads}. They see ‘Deleted account’ instead of your name.`,
    invoices && 'Your invoices with our payment provider, for as long as the law requires.',
  );
}

/** Returns what the download of a person's data contains. */
export function exportText({ page, requests, directChats, team }: AccountContents): string {
  const parts = listed(
    page ? 'your account and page' : 'your account',
    requests ? 'your requests and messages' : directChats && 'your messages',
    page && 'links to your pictures',
    team && 'your team',
    'a list of the emails we sent you',
  );
  const list = new Intl.ListFormat(BRAND.locale).format(parts);
  return `A file with everything we store about you: ${list}.`;
}
