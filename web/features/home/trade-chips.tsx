import { Flex } from '@chakra-ui/react';
import type { NamedId } from '@doorstep/domain/search/search-api';
import { TRADE_NAMES, type TradeId } from '@doorstep/domain/search/trade-names';
import { searchHref, tradeHref } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { TRADE_ICONS } from '../../ui/media/trade-icons.ts';
import { HomeSection } from './home-section.tsx';

const COMMON_TRADES: readonly TradeId[] = [
  'plumbing',
  'electrical',
  'heating-cooling',
  'cleaning',
  'handyman',
  'painting',
  'roofing',
  'lawn-care',
  'appliance-repair',
  'locksmith',
  'pest-control',
  'moving',
];

/** Links to the twelve most common trades: to the page of a trade in `withPage`, else to a search. */
export function TradeChips({ withPage = [] }: { withPage?: readonly NamedId[] | undefined }) {
  return (
    <HomeSection id="trades" title="What do you need done?">
      <Flex as="ul" listStyleType="none" wrap="wrap" gap="3">
        {COMMON_TRADES.map((trade) => {
          const Icon = TRADE_ICONS[trade];
          const name = TRADE_NAMES[trade];
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
                {name}
              </ButtonLink>
            </li>
          );
        })}
      </Flex>
    </HomeSection>
  );
}
