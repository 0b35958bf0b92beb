import { readAuthType } from '../../lib/paths.ts';
import { safeRedirect } from '../../lib/safe-redirect.ts';

interface MailLink {
  mode: string;
  code: string;
  type: 'client' | 'provider' | null;
  /** Where to go afterwards, or null. */
  redirect: string | null;
}

/** The link that opened this page. It is only in memory: a code must not stay in the history. */
let openedLink: MailLink | null = null;

/**
 * Stores the link of a mail about an account, which has the form
 * /auth?mode=…&oobCode=…&type=…&redirect=… Links of Firebase's own mails have more parameters.
 * Returns the query of /auth without the code, or null if the URL is no such link.
 */
export function takeMailLink({ searchParams }: URL): string | null {
  const [mode, code] = [searchParams.get('mode'), searchParams.get('oobCode')];
  if (mode === null || code === null) return null;
  const [type, redirect] = [readAuthType(searchParams), safeRedirect(searchParams.get('redirect'))];
  openedLink = { mode, code, type, redirect };
  const query = new URLSearchParams({ mode, ...(type && { type }), ...(redirect && { redirect }) });
  return query.toString();
}

/** Returns the link that opened this page, or null after a reload. */
export const openedMailLink = (mode: string) => (openedLink?.mode === mode ? openedLink : null);
