/** One difference between a Stripe account and what the product needs. */
export interface AccountChange {
  /** The fault, in a line of `npm run doctor`. */
  problem: string;
  /** The effect of `apply`, in a line of setup's preview. */
  description: string;
  apply(): Promise<unknown>;
}

/**
 * Checks whether an object of Stripe has the wanted values. Fields that are not wanted are ignored;
 * lists must have the same items in the same order.
 */
export function hasValues(actual: unknown, wanted: unknown): boolean {
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(actual) &&
      actual.length === wanted.length &&
      wanted.every((item, i) => hasValues(actual[i], item))
    );
  }
  if (typeof wanted !== 'object' || wanted === null) return actual === wanted;
  if (typeof actual !== 'object' || actual === null) return false;
  return Object.entries(wanted).every(([key, value]) =>
    hasValues((actual as Record<string, unknown>)[key], value),
  );
}
