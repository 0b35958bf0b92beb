import type { PlanTier } from './billing/plan-tier.ts';
import type { KnownTradeId } from './search/trades/known-trades.ts';

/** A color in light and dark mode, as `#rrggbb`. */
export type ColorPair = readonly [light: string, dark: string];

/** The company's data in the legal texts. */
interface Company {
  address: readonly string[];
  registration: string | null;
  legalEmail: string;
  privacyEmail: string;
  governingLaw: string;
  courts: string;
  dataLocation: string;
  legalTextsDate: string;
}

interface Fonts {
  css: string | null;
  preloaded: readonly string[];
  body: string;
  heading: string;
  picture: string;
}

interface Logo {
  corner: number;
  lines: string;
  lineWidth: number;
  dots: string;
  dotWidth: number;
}

/** The price and the names of a plan. */
export interface BrandPlan {
  label: string;
  productId: string;
  price: number;
}

/** A trade that the vocabulary does not know. */
interface OwnTrade {
  id: string;
  name: string;
  vocabulary: string;
  icon: KnownTradeId;
}

/** What makes a brand. Each field is explained where it is set, in `brand.ts`. */
export interface Brand {
  name: string;
  slogan: string;
  tagline: string;
  intro: string;
  heroAlt: string;
  examples: { search: string; business: string; place: string; area: string };
  legalName: string;
  supportEmail: string;
  company: Company;
  region: string;
  country: string;
  locale: string;
  currency: string;
  plans: Record<PlanTier, BrandPlan>;
  priceNote: string | null;
  trades: {
    offered: 'all' | readonly KnownTradeId[];
    own: readonly OwnTrade[];
    home: readonly string[];
  };
  colors: Record<
    | 'background'
    | 'panel'
    | 'border'
    | 'text'
    | 'plainText'
    | 'mutedText'
    | 'subtleText'
    | 'accent'
    | 'onAccent'
    | 'accentText',
    ColorPair
  > & {
    backgroundTints: readonly [subtle: ColorPair, muted: ColorPair, emphasized: ColorPair];
    borderTints: readonly [subtle: ColorPair, emphasized: ColorPair];
    accentTints: readonly [subtle: ColorPair, muted: ColorPair, emphasized: ColorPair];
  };
  fonts: Fonts;
  logo: Logo;
}
