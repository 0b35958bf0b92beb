import { matchRoutes } from 'react-router-dom';
import { paths } from './paths.ts';

const OWN = 'https://own.invalid';

/**
 * Checks whether the router would show the sign-in screen for a path: it decodes the path and
 * ignores case and slashes at the end.
 */
const isAuth = (pathname: string) => matchRoutes([{ path: paths.auth }], pathname) !== null;

/**
 * Returns a `?redirect=` value as a path of this site, or null. Another origin, a scheme, `//host` and
 * `/\host` are refused, and so is the sign-in screen: somebody signed in would wait there forever.
 */
export function safeRedirect(value: string | null | undefined): string | null {
  if (!value?.startsWith('/')) return null;
  let url: URL;
  try {
    url = new URL(value, OWN);
  } catch {
    return null;
  }
  if (url.origin !== OWN || isAuth(url.pathname)) return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.startsWith('//') ? null : path;
}
