import { BRAND } from '@doorstep/domain/brand';
import type { TradePage } from '@doorstep/domain/search/trades/trade-page';
import { absoluteUrl } from '../../lib/page-data.ts';
import { paths, publicPageHref } from '../../lib/paths.ts';
import { tradeHeading, tradeSteps } from './trade-texts.ts';

/** Returns a trade page's data for search engines (schema.org: ItemList, BreadcrumbList). */
export function tradeStructuredData(page: TradePage): object[] {
  const steps = [{ name: BRAND.name, path: paths.home }, ...tradeSteps(page)];
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      name: tradeHeading(page),
      itemListElement: page.providers.map(({ handle, display_name }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name: display_name,
        url: absoluteUrl(publicPageHref(handle)),
      })),
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: steps.map(({ name, path }, i) => ({
        '@type': 'ListItem',
        position: i + 1,
        name,
        item: absoluteUrl(path),
      })),
    },
  ];
}
