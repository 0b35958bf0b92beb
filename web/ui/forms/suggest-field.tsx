import { Box, Text } from '@chakra-ui/react';
import type { Suggestion, SuggestionLists } from '@doorstep/domain/search/trades/suggest';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type RefObject,
} from 'react';
import { loadSuggestions } from '../../data/search/suggestions.ts';
import { Input, type InputProps } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';

function fill({ current }: RefObject<HTMLInputElement | null>, text: string): void {
  if (current) current.value = text;
}

/** Loads the code of the list, which most visitors do not need. Null after a failure. */
const loadList = () =>
  import('./suggestion-list.tsx').catch((error: unknown) => {
    console.error('The list of suggestions could not be loaded', error);
    return null;
  });

type List = NonNullable<Awaited<ReturnType<typeof loadList>>>['SuggestionList'];

const countText = (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;

interface SuggestFieldProps extends InputProps {
  label: string;
  /** The list that is suggested from, and the name of the input. */
  name: keyof SuggestionLists;
  input: RefObject<HTMLInputElement | null>;
}

/**
 * A search field with suggestions from the first letter (WAI-ARIA combobox). The input is
 * uncontrolled, and works without suggestions.
 */
export function SuggestField({ label, name, input, ...props }: SuggestFieldProps) {
  const listId = useId();
  const [suggestions, setSuggestions] = useState<readonly Suggestion[]>([]);
  const [List, setList] = useState<List | null>(null);
  const latest = useRef(0);
  const isOpen = suggestions.length > 0 && List !== null;

  const close = () => {
    latest.current += 1;
    setSuggestions([]);
  };
  const open = async () => {
    latest.current += 1;
    const own = latest.current;
    const [suggest, list] = await Promise.all([loadSuggestions(), loadList()]);
    // While both were loading, the person may have typed more or left the field.
    if (own !== latest.current) return;
    setList(() => list?.SuggestionList ?? null);
    setSuggestions(suggest(name, input.current?.value ?? ''));
  };
  // The person may have started to type before the app had loaded.
  const openIfTyped = useEffectEvent(() => {
    if (input.current?.value && input.current === document.activeElement) void open();
  });
  useEffect(() => openIfTyped(), []);
  const choose = (text: string) => {
    fill(input, text);
    close();
  };
  const pressKey = ({ key }: KeyboardEvent) => {
    if (key === 'Enter' || key === 'Escape') close();
    if (key === 'ArrowDown' && !isOpen) void open();
  };
  return (
    <Box position="relative">
      <FormField label={label}>
        <Input
          {...props}
          name={name}
          ref={input}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={listId}
          aria-haspopup="listbox"
          autoComplete="off"
          scrollMarginTop="10"
          onFocus={() => void Promise.all([loadSuggestions(), loadList()])}
          onInput={() => void open()}
          onKeyDown={pressKey}
          onBlur={close}
        />
      </FormField>
      <Text srOnly aria-live="polite">
        {isOpen && countText(suggestions.length)}
      </Text>
      {isOpen && (
        <List id={listId} label={label} input={input} suggestions={suggestions} onChoose={choose} />
      )}
    </Box>
  );
}
