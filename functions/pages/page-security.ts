import { createHash } from 'node:crypto';

const hashes = (texts: readonly string[]) =>
  texts.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);

/** A directive of the policy with further sources; the policy has it already. */
function withSources(policy: string, name: string, sources: readonly string[]): string {
  return policy
    .split(';')
    .map((directive) => directive.trim())
    .map((directive) =>
      directive.startsWith(`${name} `) ? [directive, ...sources].join(' ') : directive,
    )
    .join('; ');
}

/**
 * The site's Content-Security-Policy for one page: its inline styles and scripts, each by the hash of
 * its text, and nothing else that stands in a page.
 */
export function pagePolicy(
  policy: string,
  { styles, scripts }: { styles: readonly string[]; scripts: readonly string[] },
): string {
  const withStyles = withSources(policy, 'style-src', hashes(styles));
  return withSources(withStyles, 'script-src', hashes(scripts));
}
