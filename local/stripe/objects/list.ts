/** Stripe's list around objects that are all there. */
export function wholeList<Item>(url: string, data: Item[]) {
  return { object: 'list' as const, data, has_more: false, url };
}
