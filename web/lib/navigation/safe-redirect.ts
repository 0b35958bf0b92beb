import { isRedirectPath } from '@doorstep/domain/auth/redirect-path';
import { matchRoutes } from 'react-router-dom';
import { paths } from '../paths.ts';

/** A placeholder for the site's origin. */
const ORIGIN = 'https://own.invalid';

/**
 * Checks whether the router shows the sign-in screen for a path. The router decodes the path, and
 * ignores case and slashes at the end.
 */
const isAuth = (pathname: string) => matchRoutes([{ path: paths.auth }], pathname) !== null;

/**
 * Returns a `?redirect=` value as a path of this site, or null. Rejects what `isRedirectPath` does,
 * and the sign-in screen, where a signed-in person would wait forever.
 */
export function safeRedirect(value: string | null | undefined): string | null {
  if (!value || !isRedirectPath(value)) return null;
  const { origin, pathname, search, hash } = new URL(value, ORIGIN);
  return origin !== ORIGIN || isAuth(pathname) ? null : `${pathname}${search}${hash}`;
}
