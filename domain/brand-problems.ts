import { isSupportedCountry } from 'libphonenumber-js/max';
import * as z from 'zod/mini';
import {
  deriveColors,
  HINT_SURFACES,
  LINE_CONTRAST,
  LINE_SURFACES,
  SURFACES,
  TEXT_CONTRAST,
} from './colors/brand-colors.ts';
import type { Brand, BrandColors, BrandPlan, ColorName } from './brand-type.ts';
import { emailSchema } from './contact/email.ts';
import { contrast } from './colors/oklch.ts';
import { isKnownTradeId, KNOWN_TRADES } from './search/trades/known-trades.ts';

const MAX_HOME_TRADES = 12;

/** A color as people write it into the brand. */
export const colorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/i));

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
      emailSchema.safeParse(email).success ? [] : [`${field}: '${email}' is not an email address`],
    ),
    ...(/^[a-z]+-[a-z]+\d+$/.test(brand.region)
      ? []
      : ['region: is not a region such as us-central1 or europe-west1']),
    ...(isSupportedCountry(brand.country)
      ? []
      : [`country: '${brand.country}' is not an ISO 3166-1 code such as US or IE`]),
    ...(isDay ? [] : ['company.legalTextsDate: is not a day such as 2026-11-26']),
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
    ...(isSupported ? [] : [`locale: '${locale}' is not an English locale such as en-US or en-DE`]),
    ...(isCurrency ? [] : [`currency: '${currency}' is not an ISO 4217 code in lower case`]),
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
    ...(ids.length > 0 ? [] : ['trades: must offer at least one trade']),
    ...ids.flatMap((id, i) => (ids.indexOf(id) < i ? [`trades: '${id}' is listed twice`] : [])),
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

/** Returns the pairs of colors that must differ, with the contrast that they need. */
function contrastPairs(): [color: ColorName, surface: ColorName, ratio: number][] {
  const on = (color: ColorName, surfaces: readonly ColorName[], ratio = TEXT_CONTRAST) =>
    surfaces.map((surface): [ColorName, ColorName, number] => [color, surface, ratio]);
  return [
    // Selected text is on the strongest tint.
    ...on('text', [...SURFACES, 'accentEmphasized']),
    ...on('plainText', SURFACES),
    ...on('mutedText', SURFACES),
    ...on('accentText', SURFACES),
    ...on('subtleText', HINT_SURFACES),
    ...on('onAccent', ['accent']),
    ...on('accentLine', LINE_SURFACES, LINE_CONTRAST),
  ];
}

function colorProblems({ accent, ...modes }: BrandColors): string[] {
  const given = [
    ['accent', accent],
    ...Object.entries(modes).flatMap(([mode, colors]) =>
      Object.entries(colors).map(([name, color]) => [`${mode}.${name}`, color]),
    ),
  ];
  const invalid = given.filter(([, color]) => !colorSchema.safeParse(color).success);
  if (invalid.length > 0) return invalid.map(([name]) => `colors.${name}: must be #rrggbb`);
  const colors = deriveColors({ accent, ...modes });
  return contrastPairs().flatMap(([color, surface, least]) =>
    (['light', 'dark'] as const).flatMap((mode, i) => {
      const ratio = contrast(colors[color][i] ?? '', colors[surface][i] ?? '');
      return ratio >= least
        ? []
        : [
            `colors.${color}: has a contrast of ${ratio.toFixed(2)} on ${surface} (${mode}), not ${least}`,
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
