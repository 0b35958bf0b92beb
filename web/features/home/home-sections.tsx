import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { BRAND } from '@doorstep/domain/brand';
import type { NamedId } from '@doorstep/domain/search/results/search-api';
import { tradeName } from '@doorstep/domain/search/trades/trade-names';
import { paths, searchHref, tradeHref } from '../../lib/paths.ts';
import { AppLink, ButtonLink } from '../../ui/layout/primitives.tsx';
import { tradeIcon } from '../../ui/media/trade-icons.ts';

interface HomeSectionProps {
  /** The id of the heading, which names the section. */
  id: string;
  title: string;
  lead?: string;
  isTinted?: boolean;
  children: ReactNode;
}

/** A section of the home page with its heading. */
export function HomeSection({ id, title, lead, isTinted = false, children }: HomeSectionProps) {
  return (
    <Box
      as="section"
      aria-labelledby={id}
      bg={isTinted ? 'bg.subtle' : undefined}
      py={{ base: '12', md: '20' }}
    >
      <Box maxW="72rem" mx="auto" px={{ base: '4', md: '8' }}>
        <Heading as="h2" id={id} size="xl" maxW="34rem">
          {title}
        </Heading>
        {lead && (
          <Text mt="2" color="fg.muted" fontSize="lg" textWrap="pretty">
            {lead}
          </Text>
        )}
        <Box mt={{ base: '6', md: '10' }}>{children}</Box>
      </Box>
    </Box>
  );
}

/** Professionals of the market. `children` are their cards. */
export function Professionals({ children }: { children: ReactNode }) {
  return (
    <HomeSection
      id="professionals"
      title="Professionals you can ask today"
      lead="Open a page to see the work, then send a request."
      isTinted
    >
      {children}
      <AppLink to={paths.search} mt="4" minH="11">
        See all professionals
      </AppLink>
    </HomeSection>
  );
}

/** Links to the most common trades: to the page of a trade in `withPage`, else to a search. */
export function TradeChips({ withPage = [] }: { withPage?: readonly NamedId[] | undefined }) {
  return (
    <HomeSection id="trades" title="What do you need done?">
      <Flex as="ul" listStyleType="none" wrap="wrap" gap="3">
        {BRAND.trades.home.map((trade) => {
          const Icon = tradeIcon(trade);
          const name = tradeName(trade) ?? trade;
          const hasPage = withPage.some(({ id }) => id === trade);
          return (
            <li key={trade}>
              <ButtonLink
                to={hasPage ? tradeHref(trade) : searchHref({ service: name, location: '' })}
                variant="outline"
                fontWeight="500"
                css={{ '& svg': { color: 'accent.fg' } }}
              >
                <Icon aria-hidden="true" />
                <span>{name}</span>
              </ButtonLink>
            </li>
          );
        })}
      </Flex>
    </HomeSection>
  );
}
