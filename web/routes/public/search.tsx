import { BRAND } from '@doorstep/domain/brand';
import { Box, Text } from '@chakra-ui/react';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import { refinementParameters, type Refinement } from '@doorstep/domain/search/results/refinement';
import type { SearchTerms } from '@doorstep/domain/search/search';
import {
  isIncomplete,
  readSearchAddress,
  totalOf,
  type SearchAddress,
} from '@doorstep/domain/search/results/search-address';
import type { SearchAnswer } from '@doorstep/domain/search/results/search-api';
import { useEffect, useEffectEvent } from 'react';
import {
  useLoaderData,
  useNavigate,
  useRevalidator,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { cacheAnswer, cachedAnswer, searchProviders } from '../../data/search/provider-search.ts';
import { SEARCH_MESSAGES } from '../../features/search/messages.ts';
import { SearchOutcome } from '../../features/search/search-outcome.tsx';
import { understoodText } from '../../features/search/result-groups.ts';
import { SearchPanel } from '../../features/search/search-panel.tsx';
import { paths, searchHref } from '../../lib/paths.ts';
import { toResult } from '../../lib/to-result.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { OfflineNotice } from '../../ui/feedback/offline-notice.tsx';
import { Page, ScreenHeading } from '../../ui/layout/page.tsx';
import { ShareCard } from '../../ui/layout/share-card.tsx';

const TITLE = 'Find Pros';
const DESCRIPTION =
  'Find local home-service professionals by service and location, and talk to them directly.';

/** Starts the search without waiting, so that the screen is shown immediately. */
export function loader({ request }: LoaderFunctionArgs) {
  const address = readSearchAddress(new URL(request.url).searchParams);
  return {
    terms: address.terms,
    cached: cachedAnswer(address),
    answer: toResult('Providers could not be loaded', searchProviders(address)),
  };
}

type Loaded = ReturnType<typeof loader>;

/** On a server-rendered page the answer is a value, not a promise (app/server/render.tsx). */
type PageData = Omit<Loaded, 'answer'> & { answer: Loaded['answer'] | Awaited<Loaded['answer']> };

/** Caches the server-rendered answer, and loads more if it has too few results. */
function useRenderedAnswer({ answer }: PageData, address: SearchAddress, loadMore: () => void) {
  const cacheRendered = useEffectEvent((rendered: SearchAnswer) => {
    cacheAnswer(address, rendered);
    if (isIncomplete(rendered, address)) loadMore();
  });
  useEffect(() => {
    if (answer instanceof Promise || answer.status === 'error') return;
    cacheRendered(answer.data);
  }, [answer]);
}

export function Component() {
  const data = useLoaderData<PageData>();
  const { terms, cached, answer } = data;
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const [query, setQuery] = useSearchParams();
  const address = readSearchAddress(query);
  const reload = () => void revalidate();
  useRenderedAnswer(data, address, reload);
  const outcome = useSettled(answer);
  const shown = outcome?.status === 'ready' ? outcome.data : cached;
  const { filters, order } = address;

  const search = (next: SearchTerms) =>
    void navigate(searchHref(next, refinementParameters(address)));
  const refine = (next: Refinement) =>
    void navigate(searchHref(terms, refinementParameters(next)), {
      preventScrollReset: true,
    });
  const showMore = () => {
    const next = new URLSearchParams(query);
    next.set('show', String(address.shown + PAGE_SIZE.search));
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const isSearching = terms.service !== '' || terms.location !== '';
  // Search engines list only the plain search page, because anyone can link to a search for any
  // words.
  const isRefined = filters.length > 0 || order !== 'best';
  const isListed = !isSearching && !isRefined && address.after === null;
  return (
    <Page title={TITLE} description={DESCRIPTION}>
      <ShareCard
        path={paths.search}
        title={`${TITLE} | ${BRAND.name}`}
        description={DESCRIPTION}
        isListed={isListed}
      />
      {/* Less space than elsewhere, so that a small laptop shows the first results in full. */}
      <Box mt={{ md: '-5' }} mb={{ base: '4', md: '5' }}>
        <ScreenHeading size="xl" overflowWrap="anywhere">
          {(shown && understoodText(terms, shown)) ?? SEARCH_MESSAGES.heading}
        </ScreenHeading>
        {!isSearching && (
          <Text hideBelow="md" mt="1" color="fg.muted" fontSize="lg">
            Talk directly to local professionals.
          </Text>
        )}
      </Box>
      <OfflineNotice>{SEARCH_MESSAGES.offline}</OfflineNotice>
      <SearchPanel
        terms={terms}
        onSearch={search}
        refinement={{ filters, order }}
        hasPlace={shown ? shown.place !== undefined : terms.location !== ''}
        total={outcome?.status === 'ready' ? totalOf(outcome.data, address) : null}
        onRefine={refine}
      />
      <Box mt={{ base: '4', md: '6' }}>
        <SearchOutcome
          address={address}
          cached={cached}
          outcome={outcome}
          onRetry={reload}
          onShowMore={showMore}
          onClear={isSearching ? () => search({ service: '', location: '' }) : null}
        />
      </Box>
    </Page>
  );
}
