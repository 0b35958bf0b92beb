import { BRAND } from '@doorstep/domain/brand';
import { Box } from '@chakra-ui/react';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { SearchTerms } from '@doorstep/domain/search/search';
import {
  isShort,
  readSearchAddress,
  type SearchAddress,
} from '@doorstep/domain/search/search-address';
import type { SearchAnswer } from '@doorstep/domain/search/search-api';
import { useEffect, useEffectEvent } from 'react';
import {
  useLoaderData,
  useRevalidator,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { cacheAnswer, cachedAnswer, searchProviders } from '../data/search/provider-search.ts';
import { SEARCH_MESSAGES } from '../features/search/messages.ts';
import { SearchForm } from '../features/search/search-form.tsx';
import { SearchOutcome } from '../features/search/search-outcome.tsx';
import { paths } from '../lib/paths.ts';
import { settled } from '../lib/to-result.ts';
import { OfflineNotice } from '../ui/feedback/offline-notice.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { ShareCard } from '../ui/layout/share-card.tsx';

const TITLE = 'Find Pros';
const DESCRIPTION =
  'Find local home-service professionals by service and location, and talk to them directly.';

/** Starts the search without waiting for it, so that the screen is shown at once. */
export function loader({ request }: LoaderFunctionArgs) {
  const address = readSearchAddress(new URL(request.url).searchParams);
  return {
    terms: address.terms,
    known: cachedAnswer(address),
    answer: settled('Providers could not be loaded', searchProviders(address)),
  };
}

type Loaded = ReturnType<typeof loader>;

/** On a page rendered on the server the answer is a value, not a promise (app/server/render.tsx). */
type PageData = Omit<Loaded, 'answer'> & { answer: Loaded['answer'] | Awaited<Loaded['answer']> };

/** Takes over the answer that the server rendered, and loads more if the server returned a short page. */
function useRenderedAnswer({ answer }: PageData, address: SearchAddress, loadMore: () => void) {
  const takeOver = useEffectEvent((rendered: SearchAnswer) => {
    cacheAnswer(address, rendered);
    if (isShort(rendered, address)) loadMore();
  });
  useEffect(() => {
    if (answer instanceof Promise || answer.status === 'error') return;
    takeOver(answer.data);
  }, [answer]);
}

export function Component() {
  const data = useLoaderData<PageData>();
  const { terms, known, answer } = data;
  const { revalidate } = useRevalidator();
  const [query, setQuery] = useSearchParams();
  const address = readSearchAddress(query);
  const reload = () => void revalidate();
  useRenderedAnswer(data, address, reload);

  const search = ({ service, location }: SearchTerms) =>
    setQuery({ ...(service && { service }), ...(location && { location }) });
  const showMore = () => {
    const next = new URLSearchParams(query);
    next.set('show', String(address.shown + PAGE_SIZE.search));
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const isSearching = terms.service !== '' || terms.location !== '';
  // Search engines list only the plain search page: anyone can link to a search for any words.
  const isListed = !isSearching && address.after === null;
  return (
    <Page title={TITLE} description={DESCRIPTION}>
      <ShareCard
        path={paths.search}
        title={`${TITLE} | ${BRAND.name}`}
        description={DESCRIPTION}
        isListed={isListed}
      />
      <PageHeading lead="Talk directly to local professionals.">Find a pro</PageHeading>
      <OfflineNotice>{SEARCH_MESSAGES.offline}</OfflineNotice>
      <SearchForm terms={terms} onSearch={search} />
      <Box mt={{ base: '8', md: '10' }}>
        <SearchOutcome
          address={address}
          known={known}
          answer={answer}
          onRetry={reload}
          onShowMore={showMore}
          onClear={isSearching ? () => search({ service: '', location: '' }) : null}
        />
      </Box>
    </Page>
  );
}
