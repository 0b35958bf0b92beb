import { Button, chakra, Flex } from '@chakra-ui/react';
import {
  FILTER_VALUES,
  SEARCH_FILTERS,
  SEARCH_ORDERS,
  type Refinement,
  type SearchOrder,
} from '@doorstep/domain/search/refinement';
import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react';
import { Select } from '../../ui/forms/select.tsx';
import { FILTER_NAMES, ORDER_NAMES } from './messages.ts';
import { SEARCH_FORM } from './search-form.tsx';

interface RefineBarProps extends Omit<ComponentProps<typeof Flex>, 'order' | 'css'> {
  refinement: Refinement;
  /** Whether the search has a known place, from which 'Nearest' counts. */
  hasPlace: boolean;
  onRefine: (refinement: Refinement) => void;
}

/**
 * Filters and order of a search. They belong to the search form, which the browser submits itself
 * until the app has loaded.
 */
export function RefineBar({ refinement, hasPlace, onRefine, ...props }: RefineBarProps) {
  const { filters, order } = refinement;
  const select = useRef<HTMLSelectElement>(null);
  const orders = SEARCH_ORDERS.filter((one) => one !== 'nearest' || hasPlace || one === order);
  const choose = (value: string | undefined) => {
    const chosen: SearchOrder = orders.find((one) => one === value) ?? 'best';
    if (chosen !== order) onRefine({ filters, order: chosen });
  };
  // An order that was chosen before hydration is only in the browser's select.
  const chooseEarlier = useEffectEvent(() => choose(select.current?.value));
  useEffect(() => chooseEarlier(), []);
  return (
    <Flex
      role="group"
      aria-label="Filters and order"
      gap="2"
      wrap="wrap"
      align="center"
      css={{ '@media (scripting: none)': { display: 'flex' } }}
      {...props}
    >
      {SEARCH_FILTERS.map((name) => {
        const isActive = filters.includes(name);
        const others = SEARCH_FILTERS.filter((one) =>
          one === name ? !isActive : filters.includes(one),
        );
        return (
          <Button
            key={name}
            type="submit"
            form={SEARCH_FORM}
            name={name}
            // The browser reads the first value of a name: this one before the hidden input.
            value={isActive ? '' : FILTER_VALUES[name]}
            variant="outline"
            px="4"
            fontWeight="500"
            aria-pressed={isActive}
            {...(isActive && { bg: 'accent.subtle', borderColor: 'accent.fg' })}
            onClick={(event) => {
              event.preventDefault();
              onRefine({ filters: others, order });
            }}
          >
            {FILTER_NAMES[name]}
          </Button>
        );
      })}
      {filters.map((name) => (
        <input
          key={name}
          type="hidden"
          form={SEARCH_FORM}
          name={name}
          value={FILTER_VALUES[name]}
        />
      ))}
      <chakra.label
        display="flex"
        gap="2"
        alignItems="center"
        w={{ base: 'full', md: 'auto' }}
        ms={{ md: 'auto' }}
        fontSize="sm"
      >
        <chakra.span whiteSpace="nowrap">Sort by</chakra.span>
        <Select
          ref={select}
          form={SEARCH_FORM}
          name="order"
          h="11"
          autoComplete="off"
          value={order}
          options={Object.fromEntries(orders.map((one) => [one, ORDER_NAMES[one]]))}
          onChange={(event) => choose(event.target.value)}
        />
      </chakra.label>
      <Button
        type="submit"
        form={SEARCH_FORM}
        variant="outline"
        css={{ '@media (scripting: enabled)': { display: 'none' } }}
      >
        Sort
      </Button>
    </Flex>
  );
}
