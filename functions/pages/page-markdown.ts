import { BADGE_KINDS, badgeText } from '@doorstep/domain/badges/valid-badges';
import { hasDigits, localityOf } from '@doorstep/domain/pages/locality';
import type { PageBranch, PublicPage } from '@doorstep/domain/pages/public-page';
import { formatDistance } from '@doorstep/domain/places/units';
import { areasServed } from '@doorstep/domain/profiles/areas-served';
import { hasHours, weekLines, type OpeningHours } from '@doorstep/domain/profiles/opening-hours';
import { priceHintText } from '@doorstep/domain/profiles/price-hint';
import { formatAverage, ratingOf } from '@doorstep/domain/profiles/rating';
import { socialLinks } from '@doorstep/domain/profiles/social-links';
import { tradeNames } from '@doorstep/domain/search/trades/trade-names';
import { oneLine } from '@doorstep/domain/text';

/** Matches the characters to which CommonMark, its usual extensions or HTML give a meaning. */
const ACTIVE = /[\\`*_{}[\]()<>#+\-.!|&~:@=$^]/g;

/**
 * Escapes a typed text for one line of Markdown, so that it is shown as typed. A backslash makes
 * any ASCII punctuation literal (CommonMark 0.31.2, 'Backslash escapes'). Line breaks become
 * spaces.
 */
export const escapeMarkdown = (text: string): string => oneLine(text).replaceAll(ACTIVE, '\\$&');

/** Returns a list item, or nothing without a value. */
const fact = (label: string, value: string | null): string[] =>
  value ? [`- ${label}: ${escapeMarkdown(value)}`] : [];

/** Returns a heading with its lines, or nothing without lines. */
const section = (heading: string, lines: readonly string[]): string[] =>
  lines.length > 0 ? ['', heading, '', ...lines] : [];

function ratingText({ facts }: PublicPage): string | null {
  const rating = ratingOf(facts.stars);
  if (!rating) return null;
  const reviews = rating.count === 1 ? 'one review' : `${rating.count} reviews`;
  return `${formatAverage(rating.average)} of 5, from ${reviews}`;
}

/** Returns the circles of an area in words: '25 miles from Austin, Texas; Waco, Texas'. */
function radiusText({ area }: PublicPage['facts']): string | null {
  if (!area) return null;
  const names = area.bases.map(({ name }) => name).join('; ');
  return `${formatDistance(area.radius_km)} from ${names}`;
}

const hoursLines = (week: OpeningHours): string[] =>
  hasHours(week.hours) ? weekLines(week).flatMap(({ days, times }) => fact(days, times)) : [];

const branchLines = ({ name, address, phone, areas, ...week }: PageBranch): string[] =>
  section(`### ${escapeMarkdown(name)}`, [
    ...fact('Address', address),
    ...fact('Phone', phone),
    ...hoursLines(week),
    ...fact('Serves', areas.join(', ')),
  ]);

/**
 * Returns a landing page as Markdown for assistants, with the facts of its structured data. `url`
 * is the page's address.
 */
export function pageMarkdown(page: PublicPage, url: string): string {
  const { display_name, bio, city, services, trades, facts, branches } = page;
  const { email, phone, website_url } = page;
  const badges = BADGE_KINDS.flatMap((kind) => {
    const badge = facts.badges[kind];
    return badge ? [`- ${escapeMarkdown(badgeText(kind, badge))}`] : [];
  });
  const areas = areasServed(page).filter((area) => !hasDigits(area));
  const lines = [
    `# ${escapeMarkdown(display_name)}`,
    ...(bio ? ['', escapeMarkdown(bio)] : []),
    '',
    `- Page with the request form: <${url}>`,
    ...fact('City', city && localityOf(page)),
    ...fact('Areas served', areas.join(', ')),
    ...fact('Travels up to', radiusText(facts)),
    ...fact('Trades', tradeNames(trades).join(', ')),
    ...fact('Rating', ratingText(page)),
    ...badges,
    ...section(
      '## Services',
      services.map((service) => `- ${escapeMarkdown(service)}`),
    ),
    ...section(
      '## Prices',
      facts.price_hints.map((hint) => `- ${escapeMarkdown(priceHintText(hint))}`),
    ),
    ...section('## Contact', [
      ...fact('Email', email),
      ...fact('Phone', phone),
      ...fact('Website', website_url),
      ...socialLinks(page).flatMap(({ name, url: link }) => fact(name, link)),
    ]),
    ...section('## Opening hours', facts.opening_hours ? hoursLines(facts.opening_hours) : []),
    ...(branches.length > 0 ? ['', '## Locations', ...branches.flatMap(branchLines)] : []),
  ];
  return `${lines.join('\n')}\n`;
}
