import { safeRedirect } from '../../lib/safe-redirect.ts';

interface MailLink {
  mode: string;
  code: string;
  /** Where to go after a confirmation, or null. */
  redirect: string | null;
}

/** The link that opened this page. It is only in memory: a code must not stay in the history. */
let openedLink: MailLink | null = null;

/** Returns path and query of a URL of this site, or null for any other URL. */
function ownPath(url: string | null): string | null {
  if (url === null || !URL.canParse(url)) return null;
  const { origin, pathname, search } = new URL(url);
  return origin === location.origin ? pathname + search : null;
}

/**
 * Stores the link of a Firebase mail, which has the form /auth?mode=…&oobCode=…&continueUrl=…
 * (Firebase docs, custom email handler). Returns the query without the code, and with the
 * parameters of /auth from `continueUrl`; or null if the URL is no such link.
 */
export function takeMailLink(url: URL): string | null {
  const mode = url.searchParams.get('mode');
  const code = url.searchParams.get('oobCode');
  if (mode === null || code === null) return null;
  const continuePath = ownPath(url.searchParams.get('continueUrl'));
  openedLink = { mode, code, redirect: safeRedirect(continuePath) };
  const query = new URLSearchParams({ mode });
  const earlierQuery = new URLSearchParams(continuePath?.split('?')[1] ?? '');
  for (const name of ['checkout', 'type', 'redirect']) {
    const value = earlierQuery.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.toString();
}

/** Returns the link that opened this page, or null after a reload. */
export const openedMailLink = (mode: string) => (openedLink?.mode === mode ? openedLink : null);
