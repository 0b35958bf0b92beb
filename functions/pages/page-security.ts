import { createHash } from 'node:crypto';
import { withSources } from '@doorstep/domain/site-policy';

const hashes = (texts: readonly string[]) =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/** Extends a Content-Security-Policy by the hashes of a page's inline styles and scripts. */
export function pagePolicy(
  policy: string,
  { styles, scripts }: { styles: readonly string[]; scripts: readonly string[] },
): string {
  const withStyles = withSources(policy, 'style-src', hashes(styles));
  return withSources(withStyles, 'script-src', hashes(scripts));
}
