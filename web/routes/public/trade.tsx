import { readAfter, type TradeAddress } from '@doorstep/domain/search/trades/trade-neighbors';
import type { TradePage } from '@doorstep/domain/search/trades/trade-page';
import { useEffect, useEffectEvent } from 'react';
import {
  useLoaderData,
  useParams,
  useRevalidator,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { cachedTradePage, cacheTradePage, findTradePage } from '../../data/search/trade-pages.ts';
import {
  TradeFailed,
  TradeListing,
  TradeNotFound,
  TradeSkeleton,
} from '../../features/search/trade-listing.tsx';
import { toResult, type Result } from '../../lib/to-result.ts';
import { useSettled } from '../../lib/use-settled.ts';

const toAddress = (params: Record<string, string | undefined>, query: URLSearchParams) => ({
  trade: params['trade'] ?? '',
  city: params['city'] ?? null,
  after: readAfter(query),
});

/** Starts reading the page without waiting: the screen shows the cached page or skeletons. */
export function loader({ params, request }: LoaderFunctionArgs) {
  const address = toAddress(params, new URL(request.url).searchParams);
  return {
    cached: cachedTradePage(address),
    page: toResult('The trade page could not be loaded', findTradePage(address)),
  };
}

type PageResult = Result<TradePage | null>;

/** On a server-rendered page it is a value, not a promise (app/server/render.tsx). */
interface PageData {
  cached: TradePage | null;
  page: PageResult | Promise<PageResult>;
}

export function Component() {
  const { cached, page } = useLoaderData<PageData>();
  const { revalidate } = useRevalidator();
  const [query] = useSearchParams();
  const address: TradeAddress = toAddress(useParams(), query);
  const result = useSettled(page);
  const cacheRendered = useEffectEvent((rendered: TradePage) => cacheTradePage(address, rendered));
  useEffect(() => {
    if (!(page instanceof Promise) && page.status === 'ready' && page.data)
      cacheRendered(page.data);
  }, [page]);
  const shown = result?.status === 'ready' ? result.data : cached;
  if (shown) return <TradeListing page={shown} isFirst={address.after === null} />;
  if (result?.status === 'error') return <TradeFailed onRetry={() => void revalidate()} />;
  return result ? <TradeNotFound /> : <TradeSkeleton />;
}
