import type { TradePage } from '@doorstep/domain/search/trades/trade-page';
import { isolate, shorten } from '@doorstep/domain/text';
import { paths, tradeHref } from '../../lib/paths.ts';

type Named = Pick<TradePage, 'trade' | 'city'>;

/** Returns a trade page's heading, for example 'Plumbing in Austin, TX'. */
export const tradeHeading = ({ trade, city }: Named) =>
  city ? `${trade.name} in ${isolate(city.name)}` : trade.name;

/** Returns the document's title. */
export const tradeTitle = (page: Named) =>
  page.city ? tradeHeading(page) : `${page.trade.name}: local professionals`;

/** The line under the heading. */
export const tradeLead = ({ city }: Named) =>
  `Local professionals${city ? ` who work in ${isolate(city.name)}` : ''}. Read their pages and talk to them directly.`;

/** Returns the description for search engines, with the first names, at most 150 characters. */
export function tradeDescription(page: TradePage): string {
  const names = page.providers.slice(0, 3).map(({ display_name }) => display_name);
  return shorten(
    `${tradeHeading(page)}: ${names.map(isolate).join(', ')}. Talk to local professionals directly.`,
  );
}

/** Returns the steps from search to the page; the last one is the page itself. */
export function tradeSteps({ trade, city }: Named): { name: string; path: string }[] {
  return [
    { name: 'Find Pros', path: paths.search },
    { name: trade.name, path: tradeHref(trade.id) },
    ...(city ? [{ name: city.name, path: tradeHref(trade.id, city.id) }] : []),
  ];
}
