/** 'rivera-plumbing' and 'RIVERA-plumbing' → 'Rivera Plumbing'; a slug without a word → 'Provider'. */
export function titleFromSlug(slug: string): string {
  const words = slug.split(/[-\s]+/).filter((word) => word !== '');
  const title = words.map((word) => {
    const [first = '', ...rest] = Array.from(word);
    return first.toUpperCase() + rest.join('').toLowerCase();
  });
  return title.join(' ') || 'Provider';
}
