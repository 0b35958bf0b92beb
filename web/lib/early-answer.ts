/** The fixed answer of a button to a visitor (app/boot.ts). */
interface EarlyAnswer {
  say: readonly string[];
  /** The address to which the press leads; without one the person stays. */
  goTo?: string;
  /** The milliseconds until then. */
  delay?: number;
  /** The Stripe product that the person wants to buy. */
  product?: string;
}

/**
 * Returns the attributes of a button that answers a visitor on a server-rendered page before the
 * app is loaded. The app's own handler says and does the same.
 */
export const earlyAnswer = ({ say, goTo, delay, product }: EarlyAnswer) => ({
  'data-say': say.join('\n'),
  'data-go-to': goTo,
  'data-delay': delay,
  'data-product': product,
});
