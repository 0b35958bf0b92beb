import { Box } from '@chakra-ui/react';
import { matchesSearch, type SearchTerms } from '@doorstep/domain/search';
import { Suspense } from 'react';
import {
  Await,
  useLoaderData,
  useRevalidator,
  useSearchParams,
  type ShouldRevalidateFunctionArgs,
} from 'react-router-dom';
import {
  knownPublishedProfiles,
  listPublishedProfiles,
  type SearchProfile,
} from '../data/public-profiles.ts';
import { SEARCH_MESSAGES } from '../features/provider-search/messages.ts';
import { SearchForm } from '../features/provider-search/search-form.tsx';
import { SearchResults } from '../features/provider-search/search-results.tsx';
import {
  SearchFailed,
  SearchSkeletons,
  SearchStale,
} from '../features/provider-search/search-states.tsx';
import { settled } from '../lib/settled.ts';
import { OfflineNotice } from '../ui/offline-notice.tsx';
import { Page, PageHeading } from '../ui/page.tsx';

const CARDS_A_PAGE = 24;

let readings = 0;

/** Starts the reading and does not wait for it: the screen stands at once. */
export function loader() {
  return {
    reading: ++readings,
    known: knownPublishedProfiles(),
    providers: settled('Providers could not be loaded', listPublishedProfiles()),
  };
}

/** Other words filter what is here; only coming anew, or asking for the same again, reads anew. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate;
}

/** The query of the address: `?service=&location=`, and how many cards are shown. */
function useQuery() {
  const [query, setQuery] = useSearchParams();
  const terms = { service: query.get('service') ?? '', location: query.get('location') ?? '' };
  const asked = Number.parseInt(query.get('show') ?? '', 10);
  const shown = asked > CARDS_A_PAGE ? asked : CARDS_A_PAGE;

  const search = ({ service, location }: SearchTerms) =>
    setQuery({ ...(service && { service }), ...(location && { location }) });
  const showMore = () => {
    const next = new URLSearchParams(query);
    next.set('show', String(shown + CARDS_A_PAGE));
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  return { terms, shown, search, showMore };
}

export function Component() {
  const { reading, known, providers } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const { terms, shown, search, showMore } = useQuery();
  const searching = terms.service !== '' || terms.location !== '';

  const results = (list: SearchProfile[]) => (
    <SearchResults
      providers={list.filter((provider) => matchesSearch(provider, terms))}
      shown={shown}
      onShowMore={showMore}
      onClear={searching ? () => search({ service: '', location: '' }) : null}
    />
  );
  const retry = () => void revalidate();
  const failed = known ? (
    <>
      <SearchStale onRetry={retry} />
      {results(known)}
    </>
  ) : (
    <SearchFailed onRetry={retry} />
  );
  return (
    <Page
      title="Find Pros"
      description="Find local home-service professionals by service and location, and talk to them directly."
    >
      <PageHeading lead="Local professionals who answer you themselves.">Find a pro</PageHeading>
      <OfflineNotice>{SEARCH_MESSAGES.offline}</OfflineNotice>
      <SearchForm terms={terms} onSearch={search} />
      <Box mt={{ base: '8', md: '10' }}>
        <Suspense key={reading} fallback={known ? results(known) : <SearchSkeletons />}>
          <Await resolve={providers}>
            {(outcome) => (outcome.status === 'ready' ? results(outcome.data) : failed)}
          </Await>
        </Suspense>
      </Box>
    </Page>
  );
}
