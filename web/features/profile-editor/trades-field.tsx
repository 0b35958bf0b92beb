import { Box, Flex } from '@chakra-ui/react';
import { LIMITS } from '@doorstep/domain/limits';
import { isTradeId, TRADE_NAMES } from '@doorstep/domain/search/trade-names';
import { useRef, useState } from 'react';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { TagList } from '../../ui/forms/tags.tsx';

interface TradesFieldProps {
  /** Ids of trades. */
  value: readonly string[];
  onChange: (trades: string[]) => void;
}

const nameOf = (id: string) => (isTradeId(id) ? TRADE_NAMES[id] : id);

/** Returns the options of the select: all trades by name, except the chosen ones. */
const optionsWithout = (chosen: readonly string[]) =>
  Object.fromEntries([
    ['', 'Choose a trade'],
    ...Object.entries(TRADE_NAMES)
      .filter(([id]) => !chosen.includes(id))
      .toSorted(([, a], [, b]) => a.localeCompare(b)),
  ]);

/** Edits the trades of a profile. 'Add trade' and leaving the field add the selected trade. */
export function TradesField({ value, onChange }: TradesFieldProps) {
  const [selected, setSelected] = useState('');
  const select = useRef<HTMLSelectElement>(null);
  const isFull = value.length >= LIMITS.trades;
  const add = () => {
    if (selected !== '') onChange([...value, selected]);
    setSelected('');
  };
  return (
    <Box>
      <FormField
        label="Trades"
        help={
          isFull
            ? `${LIMITS.trades} of ${LIMITS.trades}: remove one to add another.`
            : `Clients find you by them. At most ${LIMITS.trades}; without any, we derive them from your services.`
        }
      >
        <Flex gap="3" w="full">
          <Select
            ref={select}
            options={optionsWithout(value)}
            value={selected}
            disabled={isFull}
            onChange={({ target }) => setSelected(target.value)}
            onBlur={add}
          />
          <AriaDisabledButton variant="outline" minH="12" off={isFull} onClick={add}>
            Add trade
          </AriaDisabledButton>
        </Flex>
      </FormField>
      <TagList
        tags={value.map(nameOf)}
        onRemove={(index) => onChange(value.filter((_, i) => i !== index))}
        onEmpty={() => select.current?.focus()}
      />
    </Box>
  );
}
