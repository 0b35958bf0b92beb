import { Box, Flex, Text } from '@chakra-ui/react';
import { BRAND } from '@doorstep/domain/brand';
import type { TradePage } from '@doorstep/domain/search/trades/trade-page';
import { isolate } from '@doorstep/domain/text';
import { SearchX } from 'lucide-react';
import { Fragment } from 'react';
import { paths, tradeHref, viewFragment } from '../../lib/paths.ts';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { Page, PageHeading } from '../../ui/layout/page.tsx';
import { AppLink, ButtonLink } from '../../ui/layout/primitives.tsx';
import { ShareCard } from '../../ui/layout/share-card.tsx';
import { LinkSection } from './link-section.tsx';
import { SEARCH_MESSAGES } from './messages.ts';
import { ProviderCards } from './provider-cards.tsx';
import { SearchSkeletons } from './search-states.tsx';
import {
  tradeDescription,
  tradeHeading,
  tradeLead,
  tradeSteps,
  tradeTitle,
} from './trade-texts.ts';

/** The steps from search to the page, above the heading. */
function Breadcrumb({ page }: { page: TradePage }) {
  const steps = tradeSteps(page);
  const here = steps.pop();
  return (
    <Flex as="nav" aria-label="Breadcrumb" mb="4" gap="2" wrap="wrap" color="fg.muted">
      {steps.map(({ name, path }) => (
        <Fragment key={path}>
          <AppLink to={path}>{name}</AppLink>
          <span aria-hidden="true">/</span>
        </Fragment>
      ))}
      <Text as="span" aria-current="page" overflowWrap="anywhere">
        {here?.name}
      </Text>
    </Flex>
  );
}

interface TradeListingProps {
  page: TradePage;
  /** Whether it starts with the first professionals. */
  isFirst: boolean;
}

/** The professionals of a trade, everywhere or in one city, with links to its neighbors. */
export function TradeListing({ page, isFirst }: TradeListingProps) {
  const { trade, city, providers, next, trades, cities } = page;
  const title = tradeTitle(page);
  const description = tradeDescription(page);
  const href = tradeHref(trade.id, city?.id);
  return (
    <Page title={title} description={description}>
      <ShareCard
        path={href}
        title={`${title} | ${BRAND.name}`}
        description={description}
        isListed={isFirst && page.isListed}
      />
      <Breadcrumb page={page} />
      <PageHeading lead={tradeLead(page)}>{tradeHeading(page)}</PageHeading>
      {!isFirst && (
        <Box mb="4">
          <AppLink to={href}>{SEARCH_MESSAGES.backToStart}</AppLink>
        </Box>
      )}
      <ProviderCards
        results={providers}
        heading="h2"
        isFirst
        from={viewFragment('trade', { trade: trade.id, city: city?.id ?? null }, city?.name)}
      />
      {next !== null && (
        <Flex mt="8" justify="center">
          <ButtonLink to={tradeHref(trade.id, city?.id, next)} variant="outline">
            Next page
          </ButtonLink>
        </Flex>
      )}
      <LinkSection
        heading={city ? `Other trades in ${isolate(city.name)}` : 'Other trades'}
        links={trades.map(({ id, name }) => ({ to: tradeHref(id, city?.id), text: name }))}
      />
      <LinkSection
        heading={city ? `${trade.name} in other cities` : `${trade.name} by city`}
        links={cities.map(({ id, name }) => ({ to: tradeHref(trade.id, id), text: name }))}
      />
    </Page>
  );
}

/** Shown while the page loads. */
export function TradeSkeleton() {
  return (
    <Page title="Find Pros">
      <SearchSkeletons />
    </Page>
  );
}

/** Shown for an unknown trade or city, and where nobody is published. */
export function TradeNotFound() {
  return (
    <Page title="No professionals here yet" width="text">
      <meta name="robots" content="noindex" />
      <PageHeading>No professionals here yet</PageHeading>
      <EmptyState icon={<SearchX />} action={<ButtonLink to={paths.search}>Find Pros</ButtonLink>}>
        Nobody offers this service in this place so far. Search for another service or a larger
        area.
      </EmptyState>
    </Page>
  );
}

/** Shown if the page could not be loaded, with a retry. */
export function TradeFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Page title="Find Pros" width="text">
      <PageHeading>Something went wrong</PageHeading>
      <ErrorState onRetry={onRetry}>{SEARCH_MESSAGES.failed}</ErrorState>
    </Page>
  );
}
