import { createHash } from 'node:crypto';

const hashes = (texts: readonly string[]) =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/** Adds sources to an existing directive of the policy. */
function withSources(policy: string, name: string, sources: readonly string[]): string {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .map((directive) =>
      directive.startsWith(`${name} `) ? [directive, ...sources].join(' ') : directive,
    )
    .join('; ');
}

/** Extends a Content-Security-Policy by the hashes of a page's inline styles and scripts. */
export function pagePolicy(
  policy: string,
  { styles, scripts }: { styles: readonly string[]; scripts: readonly string[] },
): string {
  const withStyles = withSources(policy, 'style-src', hashes(styles));
  return withSources(withStyles, 'script-src', hashes(scripts));
}
