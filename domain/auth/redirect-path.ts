import * as z from 'zod/mini';

const MAX_LENGTH = 2000;

/**
 * Checks whether a text is a path of this site, with its query and fragment. Refuses everything
 * that a browser may resolve to another origin: schemes, `//host`, backslashes, and characters that
 * URL parsers drop. A double slash later in the path is refused too, because `/.//host` becomes
 * `//host`.
 */
export function isRedirectPath(value: string): boolean {
  const [path = ''] = value.split(/[?#]/, 1);
  return (
    value.length <= MAX_LENGTH &&
    path.startsWith('/') &&
    !path.includes('//') &&
    !/[\\\s\p{Cc}]/u.test(value)
  );
}

export const redirectPathSchema = z.string().check(z.refine(isRedirectPath));
