/** Shortens a URL for display: 'https://www.rivera.example/' becomes 'rivera.example'. */
export function readableUrl(url: string): string {
  return url.replace(/^https?:\/\/(www\.)?/i, '').replace(/\/$/, '');
}
