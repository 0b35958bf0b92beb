import { BRAND } from '@doorstep/domain/brand';
import { currencyDigits } from '@doorstep/domain/billing/money';
import {
  hasHours,
  WEEKDAYS,
  weekdayName,
  type OpeningHours,
} from '@doorstep/domain/profiles/opening-hours';
import { ratingOf } from '@doorstep/domain/profiles/rating';
import { socialLinks } from '@doorstep/domain/profiles/social-links';
import { localityOf } from '@doorstep/domain/pages/locality';
import type { PageBranch, PublicPage } from '@doorstep/domain/pages/public-page';
import { absoluteUrl } from '../../lib/page-data.ts';
import { paths, publicPageHref } from '../../lib/paths.ts';
import { pageDescription, sharePicture } from './page-texts.ts';

const withoutEmpty = (fields: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== null && value !== undefined),
  );

const listOrNull = <T>(values: readonly T[]) => (values.length > 0 ? values : null);

/** Returns the number of the link to call, so that both are the same. */
const telephoneOf = ({ phone_href }: Pick<PublicPage, 'phone_href'>) =>
  phone_href?.replace(/^tel:/, '');

const METERS_PER_KM = 1_000;

/** Returns the circles in which a professional works; null without a known place. */
const circlesOf = ({ area }: PublicPage['facts']) =>
  area &&
  area.bases.map(({ lat, lon }) => ({
    '@type': 'GeoCircle',
    geoMidpoint: { '@type': 'GeoCoordinates', latitude: lat, longitude: lon },
    geoRadius: Math.round(area.radius_km * METERS_PER_KM),
  }));

/** Returns the opening hours of a page or a branch by day; null without hours. */
const openingHoursOf = ({ hours, closed_on_holidays = false }: OpeningHours) =>
  listOrNull([
    ...WEEKDAYS.flatMap((day) => {
      const times = hours[day];
      if (!times) return [];
      const { opens, closes } = times;
      // Search engines write 24 hours as 00:00 to 23:59 (Google Search Central, 'Local business').
      const shown = opens === closes ? { opens: '00:00', closes: '23:59' } : { opens, closes };
      return [{ '@type': 'OpeningHoursSpecification', dayOfWeek: weekdayName(day), ...shown }];
    }),
    // Closed all day is 00:00 to 00:00 (Google Search Central, 'Local business').
    ...(closed_on_holidays && hasHours(hours)
      ? [
          {
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: 'PublicHolidays',
            ...{ opens: '00:00', closes: '00:00' },
          },
        ]
      : []),
  ]);

/** Returns the price hints of a page as offers (schema.org: Organization, `makesOffer`). */
const offersOf = ({ price_hints }: PublicPage['facts']) =>
  listOrNull(
    price_hints.map(({ text, cents }) => ({
      '@type': 'Offer',
      itemOffered: { '@type': 'Service', name: text },
      priceSpecification: {
        '@type': 'PriceSpecification',
        minPrice: cents / 10 ** currencyDigits(BRAND.currency),
        priceCurrency: BRAND.currency.toUpperCase(),
      },
    })),
  );

/** Returns a branch as a department of its business (schema.org: LocalBusiness). */
const departmentOf = ({ display_name }: PublicPage, branch: PageBranch) =>
  withoutEmpty({
    '@type': 'LocalBusiness',
    name: `${display_name}, ${branch.name}`,
    address: { '@type': 'PostalAddress', streetAddress: branch.address },
    telephone: telephoneOf(branch),
    openingHoursSpecification: openingHoursOf(branch),
  });

/**
 * Returns a page's structured data for search engines (schema.org: LocalBusiness, BreadcrumbList).
 */
export function structuredData(profile: PublicPage): object[] {
  const url = absoluteUrl(publicPageHref(profile.handle));
  const city = localityOf(profile);
  const rating = ratingOf(profile.facts.stars);
  const { license } = profile.facts.badges;
  const business = withoutEmpty({
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    '@id': url,
    url,
    name: profile.display_name,
    description: pageDescription(profile),
    image: sharePicture(profile).url,
    telephone: telephoneOf(profile),
    email: profile.email,
    address: city === null ? null : { '@type': 'PostalAddress', addressLocality: city },
    areaServed: circlesOf(profile.facts),
    openingHoursSpecification:
      profile.facts.opening_hours && openingHoursOf(profile.facts.opening_hours),
    makesOffer: offersOf(profile.facts),
    aggregateRating: rating && {
      '@type': 'AggregateRating',
      ratingValue: rating.average,
      reviewCount: rating.count,
    },
    hasCredential: license && {
      '@type': 'EducationalOccupationalCredential',
      credentialCategory: 'license',
      identifier: license.number,
      expires: license.expires_on,
    },
    department: listOrNull(profile.branches.map((branch) => departmentOf(profile, branch))),
    knowsAbout: listOrNull(profile.services),
    sameAs: listOrNull([
      ...(profile.website_url === null ? [] : [profile.website_url]),
      ...socialLinks(profile).map((link) => link.url),
    ]),
  });
  const steps = [
    { name: BRAND.name, item: absoluteUrl(paths.home) },
    { name: 'Find Pros', item: absoluteUrl(paths.search) },
    { name: profile.display_name, item: url },
  ];
  const breadcrumb = {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, i) => ({ '@type': 'ListItem', position: i + 1, ...step })),
  };
  return [business, breadcrumb];
}
