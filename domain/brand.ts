import type { Brand } from './brand-type.ts';

/**
 * The brand: everything that makes this marketplace yours. Theme, pages, mails, legal texts, icons,
 * share image, manifest, plans and trades read it. `npm run unit -- real-brand` checks it, and
 * docs/brand.md explains how to change it. Tests use another one (`test-brand.ts`).
 */
export const BRAND: Brand = {
  /** The product's name. `firestore.rules` reserves it as a handle (docs/brand.md). */
  name: 'Doorstep',
  /** The title of the home page, after the name. */
  slogan: 'local pros, without the middleman',
  /** The heading of the home page, and the text of the share image. */
  tagline: 'Local pros, right at your doorstep',
  /** The text below the heading of the home page. */
  intro:
    'Find a plumber, cleaner or electrician near you and talk to them directly. Professionals pay one flat monthly fee and keep every client.',
  /** What the picture of the home page shows (`web/public/images/hero.webp`, `hero-small.webp`). */
  heroAlt: 'A warm street of front doors; a professional arrives with a tool bag',
  /** Examples in empty fields: a search, a business, the city of a page, the area of a branch. */
  examples: {
    search: 'Plumbing, cleaning, a name…',
    business: 'Rivera Plumbing',
    place: 'Austin, TX',
    area: 'Round Rock, TX',
  },

  /** The company in the footer and in the legal texts. */
  legalName: 'Doorstep',
  /** The email address of support. It receives what people write in the app. */
  supportEmail: 'support@doorstep.example',
  /** The company's data in /privacy and /terms. Let a lawyer read both pages (docs/brand.md). */
  company: {
    /** The postal address, line by line. */
    address: ['120 Congress Avenue', 'Austin, TX 78701', 'United States'],
    /** The number in the company register and the tax number, if the law asks for them; or null. */
    registration: null,
    /** Where legal notices and questions about privacy go. */
    legalEmail: 'legal@doorstep.example',
    privacyEmail: 'privacy@doorstep.example',
    /** After 'These terms are governed by' and 'belong before'. */
    governingLaw: 'the law of the State of Texas, United States',
    courts: 'the courts of Travis County, Texas',
    /** The country or union in which `region` below is, as a text after 'stored in'. */
    dataLocation: 'the United States',
    /** The day from which both texts are valid. Change it whenever you change them. */
    legalTextsDate: '2026-11-26',
  },

  /**
   * The region of Google Cloud with the functions, the database and the pictures, such as
   * us-central1 or europe-west1. Choose it before the first deploy, because data cannot be moved,
   * and write it into firebase.json, too (docs/brand.md).
   */
  region: 'us-central1',

  /**
   * The country whose phone numbers people type without a country code: an ISO 3166-1 code of two
   * capital letters.
   */
  country: 'US',

  /** The format of dates and numbers: an English locale such as en-US, en-GB, en-IE or en-AU. */
  locale: 'en-US',
  /**
   * The currency of plans and quotes: an ISO 4217 code in lower case that Stripe supports. Stored
   * quotes keep theirs.
   */
  currency: 'usd',
  /**
   * The plans: the name that people see, the id of the product at Stripe (your choice, fixed once
   * it is sold) and the monthly price in the currency's smallest unit, such as cents. After a
   * change run `npm run setup -- stripe-products stripe-portal`. What a plan includes is code
   * (billing/entitlements.ts).
   */
  plans: {
    Starter: { label: 'Starter', productId: 'prod_doorstep_starter', price: 1900 },
    Pro: { label: 'Pro', productId: 'prod_doorstep_pro', price: 3900 },
    Business: { label: 'Business', productId: 'prod_doorstep_business', price: 7900 },
  },
  /** A sentence below the prices, such as 'Prices include VAT.'; null for none. */
  priceNote: null,
  /** The answer to 'Can I get a refund?' on /pricing; null to leave the question out. */
  refundPolicy: null,

  trades: {
    /** The offered trades of search/trades/known-trades.ts: 'all', or their ids. */
    offered: 'all',
    /**
     * Trades that are not there: an id of a-z and dashes for addresses, the name, the words and
     * problems that people search for, separated by commas, and a known trade whose icon it shares.
     */
    own: [],
    /** Up to twelve ids, which the home page shows. */
    home: [
      'plumbing',
      'electrical',
      'heating-cooling',
      'cleaning',
      'handyman',
      'painting',
      'roofing',
      'lawn-care',
      'appliance-repair',
      'locksmith',
      'pest-control',
      'moving',
    ],
  },

  /** One color makes all others, in light and dark mode (docs/brand.md). */
  colors: {
    /** Buttons, and the field of the icon. */
    accent: '#a9481f',
    /**
     * Colors in place of derived ones, as names of brand-type.ts; `dark` for those of dark mode.
     */
    light: { background: '#fbf7f1', text: '#1d2a24' },
  },

  fonts: {
    /** The file with the `@font-face` rules, in `web/`; null for fonts of the device only. */
    css: 'app/fonts.css',
    /** The font files of that file which every page preloads, in `web/`. */
    preloaded: ['app/fonts/figtree.woff2', 'app/fonts/fraunces.woff2'],
    /** The values of `font-family`. */
    body: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
    heading: "'Fraunces Variable', 'Fraunces Fallback', 'Fraunces Fallback Times', serif",
    /** The font of the share image: a package's or `web/`'s file in WOFF2, WOFF or TrueType. */
    picture: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  },

  /** The symbol of header and icons, in a field of 32 × 32 with round corners. */
  logo: {
    corner: 8,
    /** The `d` of an SVG path, drawn as lines of this width. */
    lines: 'M9 26V13.5a7 7 0 0 1 14 0V26M6.5 26h19',
    lineWidth: 2.6,
    /** The same for a second path, such as dots; empty for none. */
    dots: 'M19 18.5v.01',
    dotWidth: 3.2,
  },
};
