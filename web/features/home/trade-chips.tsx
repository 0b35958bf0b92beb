import { Flex } from '@chakra-ui/react';
import { BRAND } from '@doorstep/domain/brand';
import type { NamedId } from '@doorstep/domain/search/search-api';
import { tradeName } from '@doorstep/domain/search/trades/trade-names';
import { searchHref, tradeHref } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { tradeIcon } from '../../ui/media/trade-icons.ts';
import { HomeSection } from './home-section.tsx';

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
