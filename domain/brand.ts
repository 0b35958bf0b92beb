/** A color in light and dark mode. */
type Pair = readonly [light: string, dark: string];

interface Brand {
  name: string;
  /** The title of the home page, after the name. */
  slogan: string;
  /** The heading of the home page. */
  tagline: string;
  /** The company in the footer. */
  legalName: string;
  /** The email address of the operator's support. */
  supportEmail: string;
  colors: Record<
    'background' | 'panel' | 'border' | 'text' | 'mutedText' | 'accent' | 'onAccent' | 'accentText',
    Pair
  > & {
    /** Backgrounds of the accent, from the palest to the strongest. */
    accentTints: readonly [subtle: Pair, muted: Pair, emphasized: Pair];
  };
}

/**
 * The product's name, addresses and colors. Theme, pages, mails, error pages and icons read them.
 * When you change the name, also replace the share image `web/public/images/og.jpg`, which shows
 * it.
 */
export const BRAND: Brand = {
  name: 'Doorstep',
  slogan: 'local pros, without the middleman',
  tagline: 'Local pros, right at your doorstep',
  legalName: 'Doorstep',
  supportEmail: 'support@doorstep.example',
  colors: {
    background: ['#fbf7f1', '#151a17'],
    panel: ['#fffdfa', '#1c221e'],
    border: ['#e6dccd', '#2e362f'],
    text: ['#1d2a24', '#f3eee5'],
    mutedText: ['#566159', '#b4bbb3'],
    accent: ['#a9481f', '#e79163'],
    onAccent: ['#ffffff', '#17120e'],
    accentText: ['#983e18', '#f1a981'],
    accentTints: [
      ['#f9e9de', '#33221a'],
      ['#f3d9c9', '#452c20'],
      ['#e9bfa6', '#5d3a29'],
    ],
  },
};
