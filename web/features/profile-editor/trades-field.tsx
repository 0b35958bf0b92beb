import { isTradeId, TRADE_IDS, tradeName } from '@doorstep/domain/search/trades/trade-names';
import type { Ref } from 'react';
import { FormField } from '../../ui/forms/form-field.tsx';
import { Select } from '../../ui/forms/select.tsx';

interface TradesFieldProps {
  /** Ids of trades. */
  value: readonly string[];
  onChange: (trades: string[]) => void;
  /** The ref of the first select. */
  selectRef: Ref<HTMLSelectElement>;
}

/** The labels of the selects, as many as a profile may have trades (`LIMITS.trades`). */
const LABELS = ['Trade', 'Second trade', 'Third trade'];

const HELP =
  "Clients find you by your trades. If you don't pick any, we'll guess from your name, services and bio.";

/** Returns the options of a select: no trade, and all trades by name except the excluded ones. */
const optionsWithout = (excluded: readonly string[]) =>
  Object.fromEntries([
    ['', 'None'],
    ...TRADE_IDS.filter((id) => !excluded.includes(id))
      .map((id) => [id, tradeName(id) ?? id] as const)
      .toSorted(([, a], [, b]) => a.localeCompare(b)),
  ]);

/** Edits the trades of a profile with one select for each, and one more to add the next. */
export function TradesField({ value, onChange, selectRef }: TradesFieldProps) {
  // A trade that the brand no longer offers has no name, and is removed by the next change.
  const trades = value.filter(isTradeId);
  const replace = (index: number, id: string) =>
    onChange([...trades.slice(0, index), id, ...trades.slice(index + 1)].filter(Boolean));
  return (
    <>
      {LABELS.slice(0, trades.length + 1).map((label, index) => (
        <FormField key={label} label={label} help={index === 0 ? HELP : undefined}>
          <Select
            {...(index === 0 && { ref: selectRef })}
            options={optionsWithout(trades.filter((_, other) => other !== index))}
            value={trades[index] ?? ''}
            onChange={({ target }) => replace(index, target.value)}
          />
        </FormField>
      ))}
    </>
  );
}
