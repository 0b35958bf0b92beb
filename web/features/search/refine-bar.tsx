import { Button, chakra } from '@chakra-ui/react';
import {
  FILTER_VALUES,
  refinementParameters,
  SEARCH_FILTERS,
  SEARCH_ORDERS,
  type Refinement,
  type SearchOrder,
} from '@doorstep/domain/search/results/refinement';
import type { SearchTerms } from '@doorstep/domain/search/search';
import { useEffect, useEffectEvent, useRef } from 'react';
import { paths } from '../../lib/paths.ts';
import { Select } from '../../ui/forms/select.tsx';
import { FILTER_NAMES, ORDER_NAMES, SEARCH_MESSAGES } from './messages.ts';
import { SEARCH_FORM } from './search-form.tsx';

/** Hidden inputs, of the surrounding form or of the one with the id `form`. */
function HiddenInputs({ values, form }: { values: Record<string, string>; form?: string }) {
  return Object.entries(values).map(([name, value]) => (
    <input key={name} type="hidden" form={form} name={name} value={value} />
  ));
}

interface RefineBarProps {
  /** The id by which a button opens it on phones. */
  id: string;
  terms: SearchTerms;
  refinement: Refinement;
  /** Whether the search has a known place, from which 'Nearest' counts. */
  hasPlace: boolean;
  /** The number of all results; null unless it is exact. */
  total: number | null;
  onRefine: (refinement: Refinement) => void;
}

/**
 * Filters and order of a search: a form that the browser submits itself until the app has loaded. A
 * search without the app keeps them too. On phones it is a sheet, a popover that the browser opens
 * and closes.
 */
export function RefineBar(props: RefineBarProps) {
  const { id, terms, refinement, hasPlace, total, onRefine } = props;
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
    <chakra.form
      id={id}
      popover="auto"
      action={paths.search}
      aria-label="Filters and order"
      display={{ md: 'flex' }}
      position={{ base: 'fixed', md: 'static' }}
      inset="auto 0 0"
      w={{ base: 'full', md: 'auto' }}
      maxW={{ base: 'full', md: 'none' }}
      maxH={{ base: '85dvh', md: 'none' }}
      overflow="auto"
      // The padding has room for the focus rings.
      m={{ base: '0', md: '-1' }}
      mt={{ md: '5' }}
      p={{ base: '5', md: '1' }}
      gap="2"
      flexWrap={{ base: 'wrap', lg: 'nowrap' }}
      alignItems="center"
      color="fg"
      bg={{ base: 'bg.panel', md: 'transparent' }}
      border="0"
      borderTopRadius="2xl"
      css={{
        '&:popover-open': { display: 'flex' },
        '&::backdrop': { background: 'rgb(0 0 0 / 0.4)' },
      }}
    >
      <HiddenInputs values={{ ...terms }} />
      <HiddenInputs values={refinementParameters(refinement)} form={SEARCH_FORM} />
      {SEARCH_FILTERS.map((name) => {
        const isActive = filters.includes(name);
        const next = SEARCH_FILTERS.filter((one) =>
          one === name ? !isActive : filters.includes(one),
        );
        return (
          <Button
            key={name}
            type="submit"
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
              onRefine({ filters: next, order });
            }}
          >
            {FILTER_NAMES[name]}
          </Button>
        );
      })}
      <HiddenInputs values={refinementParameters({ filters, order: 'best' })} />
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
        variant="outline"
        css={{ '@media (scripting: enabled)': { display: 'none' } }}
      >
        Sort
      </Button>
      <Button type="button" w="full" hideFrom="md" popoverTarget={id} popoverTargetAction="hide">
        {SEARCH_MESSAGES.showResults(total)}
      </Button>
    </chakra.form>
  );
}
