import { isSupportedCountry } from 'libphonenumber-js/max';
import type { Brand, BrandPlan, ColorPair } from './brand-type.ts';
import { emailSchema } from './contact/email.ts';
import { isKnownTradeId, KNOWN_TRADES } from './search/trades/known-trades.ts';

/** The contrast that texts need (WCAG 2.2, 1.4.3). */
export const MIN_CONTRAST = 4.5;
const MAX_HOME_TRADES = 12;

/** Returns the relative luminance of `#rrggbb` (WCAG 2.2, definition of relative luminance). */
function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Returns the contrast of two colors `#rrggbb` (WCAG 2.2, definition of contrast ratio). */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((one, two) => two - one);
  return (light + 0.05) / (dark + 0.05);
}

const isColor = (color: string) => /^#[0-9a-f]{6}$/i.test(color);

function textProblems(brand: Brand): string[] {
  const { company, examples } = brand;
  const texts: Record<string, string> = {
    ...{ name: brand.name, slogan: brand.slogan, tagline: brand.tagline, intro: brand.intro },
    ...{ heroAlt: brand.heroAlt, legalName: brand.legalName },
    ...Object.fromEntries(Object.entries(examples).map(([key, text]) => [`examples.${key}`, text])),
    'company.address': company.address.join(''),
    'company.governingLaw': company.governingLaw,
    'company.courts': company.courts,
    'company.dataLocation': company.dataLocation,
  };
  const emails: Record<string, string> = {
    supportEmail: brand.supportEmail,
    'company.legalEmail': company.legalEmail,
    'company.privacyEmail': company.privacyEmail,
  };
  /** Texts that the build writes into HTML and SVG as they are. */
  const inserted: Record<string, string> = {
    ...{ name: brand.name, slogan: brand.slogan },
    ...{ 'logo.lines': brand.logo.lines, 'logo.dots': brand.logo.dots },
    'fonts.preloaded': brand.fonts.preloaded.join(' '),
  };
  const day = Date.parse(`${company.legalTextsDate}T00:00:00Z`);
  // JavaScript reads the 30th of February as the 2nd of March.
  const isDay =
    !Number.isNaN(day) && new Date(day).toISOString().startsWith(company.legalTextsDate);
  return [
    ...Object.entries(texts).flatMap(([field, text]) =>
      text.trim() === '' ? [`${field}: is empty`] : [],
    ),
    ...Object.entries(inserted).flatMap(([field, text]) =>
      /["<>]/.test(text) ? [`${field}: must not contain ", < or >`] : [],
    ),
    ...(/[a-z0-9]/i.test(brand.name) ? [] : ['name: needs a letter or digit of a-z, 0-9']),
    ...Object.entries(emails).flatMap(([field, email]) =>
      emailSchema.safeParse(email).success ? [] : [`${field}: '${email}' is no email address`],
    ),
    ...(/^[a-z]+-[a-z]+\d+$/.test(brand.region)
      ? []
      : ['region: is no region such as us-central1 or europe-west1']),
    ...(isSupportedCountry(brand.country)
      ? []
      : [`country: '${brand.country}' is no ISO 3166-1 code such as US or IE`]),
    ...(isDay ? [] : ['company.legalTextsDate: is no day such as 2026-11-26']),
  ];
}

function localeProblems({ locale, currency }: Brand): string[] {
  const isSupported = (() => {
    try {
      // Other digits than 0 to 9 can be shown, but not read.
      const { numberingSystem } = new Intl.NumberFormat(locale).resolvedOptions();
      return /^en\b/.test(locale) && numberingSystem === 'latn';
    } catch {
      return false;
    }
  })();
  const isCurrency =
    /^[a-z]{3}$/.test(currency) &&
    Intl.supportedValuesOf('currency').includes(currency.toUpperCase());
  return [
    ...(isSupported ? [] : [`locale: '${locale}' is no English locale such as en-US or en-DE`]),
    ...(isCurrency ? [] : [`currency: '${currency}' is no ISO 4217 code in lower case`]),
  ];
}

function planProblems(plans: Record<string, BrandPlan>): string[] {
  const all = Object.entries(plans);
  const isRepeated = (field: 'label' | 'productId', { [field]: value }: BrandPlan) =>
    all.filter(([, plan]) => plan[field] === value).length > 1;
  return all.flatMap(([tier, plan]) => [
    ...(Number.isInteger(plan.price) && plan.price > 0
      ? []
      : [`plans.${tier}.price: must be a whole number above 0, in the smallest unit`]),
    ...(/^prod_\w+$/.test(plan.productId)
      ? []
      : [`plans.${tier}.productId: must begin with prod_, then letters, digits and _`]),
    ...(plan.label.trim() === '' ? [`plans.${tier}.label: is empty`] : []),
    ...(isRepeated('label', plan) ? [`plans.${tier}.label: is the name of two plans`] : []),
    ...(isRepeated('productId', plan) ? [`plans.${tier}.productId: belongs to two plans`] : []),
  ]);
}

function tradeProblems({ offered, own, home }: Brand['trades']): string[] {
  const chosen: readonly string[] = offered === 'all' ? Object.keys(KNOWN_TRADES) : offered;
  const ids = [...chosen, ...own.map(({ id }) => id)];
  return [
    ...(ids.length > 0 ? [] : ['trades: offers no trade']),
    ...ids.flatMap((id, i) => (ids.indexOf(id) < i ? [`trades: '${id}' is there twice`] : [])),
    ...chosen
      .filter((id) => !isKnownTradeId(id))
      .map((id) => `trades.offered: search/trades/known-trades.ts has no '${id}'`),
    ...own.flatMap(({ id, name, vocabulary, icon }) => [
      ...(/^[a-z]+(-[a-z]+)*$/.test(id) && id.length <= 30
        ? []
        : [`trades.own: the id '${id}' must be up to 30 characters of a-z and single dashes`]),
      ...(name.trim() === '' ? [`trades.own: '${id}' has no name`] : []),
      ...(vocabulary.trim() === '' ? [`trades.own: '${id}' has no vocabulary`] : []),
      ...(isKnownTradeId(icon) ? [] : [`trades.own: '${id}' has no icon of a known trade`]),
    ]),
    ...home.filter((id) => !ids.includes(id)).map((id) => `trades.home: '${id}' is not offered`),
    ...(home.length > 0 && home.length <= MAX_HOME_TRADES
      ? []
      : [`trades.home: needs 1 to ${MAX_HOME_TRADES} trades`]),
  ];
}

function colorProblems(colors: Brand['colors']): string[] {
  const { backgroundTints, borderTints, accentTints, ...named } = colors;
  const tints: [string, readonly ColorPair[]][] = [
    ['backgroundTints', backgroundTints],
    ['borderTints', borderTints],
    ['accentTints', accentTints],
  ];
  const all: [string, ColorPair][] = [
    ...Object.entries(named),
    ...tints.flatMap(([name, pairs]) =>
      pairs.map((pair, i): [string, ColorPair] => [`${name}[${i}]`, pair]),
    ),
  ];
  const invalid = all.filter(([, pair]) => !pair.every(isColor));
  if (invalid.length > 0) return invalid.map(([name]) => `colors.${name}: must be two of #rrggbb`);
  const surfaces: [string, ColorPair][] = [
    ['background', colors.background],
    ['panel', colors.panel],
    ['backgroundTints[0]', backgroundTints[0]],
    ['backgroundTints[1]', backgroundTints[1]],
  ];
  const texts = ['text', 'plainText', 'mutedText', 'accentText'] as const;
  const pairs: [string, ColorPair, string, ColorPair][] = [
    ...texts.flatMap((text) =>
      surfaces.map(([name, surface]): [string, ColorPair, string, ColorPair] => [
        ...([text, colors[text]] as const),
        ...([name, surface] as const),
      ]),
    ),
    ['subtleText', colors.subtleText, 'background', colors.background],
    ['subtleText', colors.subtleText, 'panel', colors.panel],
    ['onAccent', colors.onAccent, 'accent', colors.accent],
    ['accentText', colors.accentText, 'accentTints[0]', accentTints[0]],
  ];
  return pairs.flatMap(([text, foreground, surface, behind]) =>
    (['light', 'dark'] as const).flatMap((mode, i) => {
      const ratio = contrast(foreground[i] ?? '', behind[i] ?? '');
      return ratio >= MIN_CONTRAST
        ? []
        : [
            `colors.${text}: has a contrast of ${ratio.toFixed(2)} on ${surface} (${mode}), not 4.5`,
          ];
    }),
  );
}

/**
 * Returns the problems of a brand, each line starting with the field.
 * Whether its files exist is checked by the build.
 */
export function brandProblems(brand: Brand): string[] {
  return [
    ...textProblems(brand),
    ...localeProblems(brand),
    ...planProblems(brand.plans),
    ...tradeProblems(brand.trades),
    ...colorProblems(brand.colors),
  ];
}
