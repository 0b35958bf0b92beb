import type { AccountLinkKind } from '@doorstep/domain/auth/account-mail';
import { askedForm, readAuthType } from '../../lib/paths.ts';
import { safeRedirect } from '../../lib/navigation/safe-redirect.ts';

/** What the server needs to know which link this is. It grants nothing. */
interface LinkToken {
  kind: AccountLinkKind;
  account: string;
  token: string;
}

export interface MailLink {
  mode: string;
  /** Firebase's one-time code; null after a reload. */
  code: string | null;
  /** Null for links of Firebase's own mails. */
  token: LinkToken | null;
  type: 'client' | 'provider' | null;
  /** Where to go afterwards, or null. */
  redirect: string | null;
}

/** The code of the link that opened this page. It is only in memory, not in the history. */
let opened: { mode: string; code: string } | null = null;

const KINDS = new Map<string, AccountLinkKind>([
  ['verifyEmail', 'confirm'],
  ['verifyAndChangeEmail', 'change'],
  ['resetPassword', 'reset'],
]);

/**
 * Stores the code of a mail about an account, whose link has the form
 * /auth?mode=…&oobCode=…&account=…&token=…&type=…&redirect=… Links of Firebase's own mails have
 * other parameters. Returns the query of /auth without the code, or null if the URL is no such
 * link.
 */
export function takeMailLink({ searchParams }: URL): string | null {
  const [mode, code] = [searchParams.get('mode'), searchParams.get('oobCode')];
  if (mode === null || code === null) return null;
  opened = { mode, code };
  const { type, redirect, token } = mailLinkIn(searchParams, mode);
  const query = new URLSearchParams({
    mode,
    ...(token && { account: token.account, token: token.token }),
    ...(type && { type }),
    ...(redirect && { redirect }),
  });
  return query.toString();
}

/** Returns the link that opened /auth with this query. */
export function mailLinkIn(query: URLSearchParams, mode: string): MailLink {
  const [account, token, kind] = [query.get('account'), query.get('token'), KINDS.get(mode)];
  return {
    mode,
    code: opened?.mode === mode ? opened.code : null,
    token: kind && account && token ? { kind, account, token } : null,
    type: readAuthType(query),
    redirect: safeRedirect(query.get('redirect')),
  };
}

/** Checks whether a `redirect` leads to a request that a visitor has written. */
export const leadsToDraft = (redirect: string | null) =>
  redirect !== null && askedForm(redirect.replace(/^[^?]*|#.*$/g, '')) === 'draft';

/** Returns the query of /auth without the link, but with its type and redirect. */
export function withoutMailLink(search: string | URLSearchParams): string {
  const query = new URLSearchParams(search);
  for (const name of ['mode', 'account', 'token']) query.delete(name);
  return query.toString();
}
