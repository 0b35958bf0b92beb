const OWN = 'https://own.invalid';

/**
 * A `?redirect=` value that stays on this site, or null: only a path counts, so another origin,
 * a scheme, `//host` and `/\host` are ignored, and so is /auth itself, which would go in circles.
 */
export function safeRedirect(value: string | null | undefined): string | null {
  if (!value?.startsWith('/')) return null;
  let url: URL;
  try {
    url = new URL(value, OWN);
  } catch {
    return null;
  }
  if (url.origin !== OWN || url.pathname === '/auth') return null;
  const path = `${url.pathname}${url.search}${url.hash}`;
  return path.startsWith('//') ? null : path;
}
