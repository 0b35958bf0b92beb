import { Box } from '@chakra-ui/react';
import { LIMITS, PAGE_SIZE } from '@doorstep/domain/limits';
import type { SearchTerms } from '@doorstep/domain/search';
import {
  useLoaderData,
  useRevalidator,
  useSearchParams,
  type LoaderFunctionArgs,
} from 'react-router-dom';
import { knownAnswer, searchProviders } from '../data/provider-search.ts';
import { SEARCH_MESSAGES } from '../features/provider-search/messages.ts';
import { SearchForm } from '../features/provider-search/search-form.tsx';
import { SearchOutcome } from '../features/provider-search/search-outcome.tsx';
import { settled } from '../lib/settled.ts';
import { OfflineNotice } from '../ui/offline-notice.tsx';
import { Page, PageHeading } from '../ui/page.tsx';

/** The query of the address: `?service=&location=`, and how many cards are shown. */
function readQuery(query: URLSearchParams) {
  const text = (name: string) => (query.get(name) ?? '').slice(0, LIMITS.searchText);
  const asked = Number.parseInt(query.get('show') ?? '', 10);
  return {
    terms: { service: text('service'), location: text('location') },
    shown: asked > PAGE_SIZE.search ? asked : PAGE_SIZE.search,
  };
}

/** Starts the reading and does not wait for it: the screen stands at once. */
export function loader({ request }: LoaderFunctionArgs) {
  const { terms, shown } = readQuery(new URL(request.url).searchParams);
  return {
    terms,
    known: knownAnswer(terms, shown),
    answer: settled('Providers could not be loaded', searchProviders(terms, shown)),
  };
}

export function Component() {
  const { terms, known, answer } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  const [query, setQuery] = useSearchParams();

  const search = ({ service, location }: SearchTerms) =>
    setQuery({ ...(service && { service }), ...(location && { location }) });
  const showMore = () => {
    const next = new URLSearchParams(query);
    next.set('show', String(readQuery(query).shown + PAGE_SIZE.search));
    setQuery(next, { replace: true, preventScrollReset: true });
  };
  const isSearching = terms.service !== '' || terms.location !== '';
  return (
    <Page
      title="Find Pros"
      description="Find local home-service professionals by service and location, and talk to them directly."
    >
      <PageHeading lead="Local professionals who answer you themselves.">Find a pro</PageHeading>
      <OfflineNotice>{SEARCH_MESSAGES.offline}</OfflineNotice>
      <SearchForm terms={terms} onSearch={search} />
      <Box mt={{ base: '8', md: '10' }}>
        <SearchOutcome
          known={known}
          answer={answer}
          onRetry={() => void revalidate()}
          onShowMore={showMore}
          onClear={isSearching ? () => search({ service: '', location: '' }) : null}
        />
      </Box>
    </Page>
  );
}
