import type { Brand } from './brand-type.ts';

/**
 * The brand of the tests, whose texts, prices and trades they expect. It never changes with the
 * company's brand (`active-brand.ts`).
 */
export const TEST_BRAND: Brand = {
  name: 'Doorstep',
  slogan: 'local pros, without the middleman',
  tagline: 'Local pros, right at your doorstep',
  intro:
    'Find a plumber, cleaner or electrician near you and talk to them directly. Professionals pay one flat monthly fee and keep every client.',
  heroAlt: 'A warm street of front doors; a professional arrives with a tool bag',
  examples: {
    search: 'Plumbing, cleaning, a name…',
    business: 'Rivera Plumbing',
    place: 'Austin, TX',
    area: 'Round Rock, TX',
  },
  legalName: 'Doorstep',
  supportEmail: 'support@doorstep.example',
  company: {
    address: ['120 Congress Avenue', 'Austin, TX 78701', 'United States'],
    registration: null,
    legalEmail: 'legal@doorstep.example',
    privacyEmail: 'privacy@doorstep.example',
    governingLaw: 'the law of the State of Texas, United States',
    courts: 'the courts of Travis County, Texas',
    dataLocation: 'the United States',
    legalTextsDate: '2026-11-26',
  },
  region: 'us-central1',
  country: 'US',
  locale: 'en-US',
  currency: 'usd',
  plans: {
    Starter: { label: 'Starter', productId: 'prod_doorstep_starter', price: 1900 },
    Pro: { label: 'Pro', productId: 'prod_doorstep_pro', price: 3900 },
    Business: { label: 'Business', productId: 'prod_doorstep_business', price: 7900 },
  },
  priceNote: null,
  refundPolicy: null,

  trades: {
    offered: 'all',
    own: [],
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
  colors: {
    accent: '#a9481f',
    light: { background: '#fbf7f1', text: '#1d2a24' },
  },

  fonts: {
    css: 'app/fonts.css',
    preloaded: ['app/fonts/figtree.woff2', 'app/fonts/fraunces.woff2'],
    body: "'Figtree Variable', 'Figtree Fallback', system-ui, sans-serif",
    heading: "'Fraunces Variable', 'Fraunces Fallback', 'Fraunces Fallback Times', serif",
    picture: '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2',
  },
  logo: {
    corner: 8,
    lines: 'M9 26V13.5a7 7 0 0 1 14 0V26M6.5 26h19',
    lineWidth: 2.6,
    dots: 'M19 18.5v.01',
    dotWidth: 3.2,
  },
};
