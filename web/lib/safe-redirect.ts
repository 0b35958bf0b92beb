import { matchRoutes } from 'react-router-dom';
import { paths } from './paths.ts';

/** A placeholder for the site's origin. */
const ORIGIN = 'https://own.invalid';

/**
 * Checks whether the router shows the sign-in screen for a path. The router decodes the path, and
 * ignores case and slashes at the end.
 */
const isAuth = (pathname: string) => matchRoutes([{ path: paths.auth }], pathname) !== null;

/**
 * Returns a `?redirect=` value as a path of this site, or null. Rejects other origins, schemes,
 * `//host` and `/\host`, and the sign-in screen, where a signed-in person would wait forever.
 */
export function safeRedirect(value: string | null | undefined): string | null {
  if (!value?.startsWith('/')) return null;
  let url: URL;
  try {
    url = new URL(value, ORIGIN);
  } catch {
    return null;
  }
  if (url.origin !== ORIGIN || isAuth(url.pathname)) return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.startsWith('//') ? null : path;
}
