import type { PlanTier } from './billing/plan-tier.ts';
import type { KnownTradeId } from './search/trades/known-trades.ts';

/** The colors of the theme, which `brand-colors.ts` derives. */
export type ColorName =
  | 'background'
  /** Cards, dialogs and menus. */
  | 'panel'
  /** Backgrounds of sections and fields, from the palest to the strongest. */
  | 'backgroundSubtle'
  | 'backgroundMuted'
  | 'backgroundEmphasized'
  | 'border'
  | 'borderSubtle'
  | 'borderEmphasized'
  | 'text'
  /** Buttons without a color, and gray labels. */
  | 'plainText'
  | 'mutedText'
  /** Placeholders and other small hints. */
  | 'subtleText'
  /** Buttons, and the field of the icon. */
  | 'accent'
  | 'onAccent'
  /** Links and icons. */
  | 'accentText'
  /** Focus rings, bars, lines in charts and edges of chosen cards. */
  | 'accentLine'
  /** Backgrounds with some of the accent color, from the palest to the strongest. */
  | 'accentSubtle'
  | 'accentMuted'
  | 'accentEmphasized';

/** One color, and colors that replace derived ones, all as `#rrggbb`. */
export interface BrandColors {
  accent: string;
  light?: Partial<Record<Exclude<ColorName, 'accent'>, string>>;
  dark?: Partial<Record<ColorName, string>>;
}

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
  refundPolicy: string | null;
  trades: {
    offered: 'all' | readonly KnownTradeId[];
    own: readonly OwnTrade[];
    home: readonly string[];
  };
  colors: BrandColors;
  fonts: Fonts;
  logo: Logo;
}
