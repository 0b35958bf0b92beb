import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { handleSchema } from '../profiles/handle.ts';
import { isTradeId } from '../search/trades/trade-names.ts';
import { OTHER } from './analytics-month.ts';
import { VIEW_SOURCES, type Resolved } from './view-source.ts';

const text = z._default(z.string().check(z.maxLength(300)), '');

/** What a browser reports about one visit of a public page. Anybody can forge it. */
export const pageViewSchema = z.object({
  handle: z.pipe(
    z.pipe(
      z.string().check(z.maxLength(LIMITS.handle)),
      z.transform((handle) => handle.toLowerCase()),
    ),
    handleSchema,
  ),
  /** The fragment of the link without '#from=', such as 'search.plumbing.austin-tx'. */
  from: text,
  /** The host name of the website with the link; empty if the browser knows none. */
  site: text,
});

const HOST = /^(?=.{4,60}$)([a-z0-9-]{1,63}\.)+[a-z0-9-]{2,24}$/;

function hostSource(site: string, ownHost: string): string {
  if (site === '') return 'direct';
  if (site === ownHost) return 'site';
  const host = site.toLowerCase().replace(/^www\./, '');
  return HOST.test(host) ? host : OTHER;
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}

/**
 * Returns where a visitor came from: one of `VIEW_SOURCES`, or another website's host name without
 * 'www.'. An unknown trade is null. `ownHost` is the host name of this site.
 */
export function originOf(
  { from, site }: Pick<z.infer<typeof pageViewSchema>, 'from' | 'site'>,
  ownHost: string,
): Resolved & { source: string } {
  const [linked, trade = '', city = ''] = from.split('.').map(decode);
  const source = VIEW_SOURCES.find((one) => one === linked);
  if (source === undefined) return { source: hostSource(site, ownHost), trade: null, city: null };
  return { source, trade: isTradeId(trade) ? trade : null, city: city || null };
}
