import { safeRedirect } from '../../lib/safe-redirect.ts';

/** The code of the link that led here. Only in memory: neither address bar nor history keep it. */
let held: { mode: string; code: string; goOn: string | null } | null = null;

/** The part of an address of this very site after its origin, or null. */
function ownPath(address: string | null): string | null {
  if (address === null || !URL.canParse(address)) return null;
  const { origin, pathname, search } = new URL(address);
  return origin === location.origin ? pathname + search : null;
}

/**
 * Firebase has one address for the links of all its mails: /auth?mode=…&oobCode=…&continueUrl=…
 * (Firebase docs, custom email handler). Takes the code out and answers the query without it, or
 * null where the address is no such link. What /auth was asked for before comes back with it.
 */
export function takeMailLink(address: URL): string | null {
  const mode = address.searchParams.get('mode');
  const code = address.searchParams.get('oobCode');
  if (mode === null || code === null) return null;
  const goOn = ownPath(address.searchParams.get('continueUrl'));
  held = { mode, code, goOn: safeRedirect(goOn) };
  const query = new URLSearchParams({ mode });
  const before = new URLSearchParams(goOn?.split('?')[1] ?? '');
  for (const name of ['checkout', 'type', 'redirect']) {
    const value = before.get(name);
    if (value !== null) query.set(name, value);
  }
  return query.toString();
}

/** The link that was taken, as long as this page is not loaded anew. */
export const heldMailLink = (mode: string) => (held?.mode === mode ? held : null);
