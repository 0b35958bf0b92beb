import { Box, Text } from '@chakra-ui/react';
import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { Input, type InputProps } from './controls.tsx';
import { FormField } from './form-field.tsx';
import type { Suggestion } from './suggestion-list.tsx';

/** Loads the code of the list, which most visitors do not need. Null after a failure. */
const loadList = () =>
  import('./suggestion-list.tsx').catch((error: unknown) => {
    console.error('The list of suggestions could not be loaded', error);
    return null;
  });

type List = NonNullable<Awaited<ReturnType<typeof loadList>>>['SuggestionList'];

const countText = (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;

interface SuggestInputProps extends InputProps {
  /** The name of the field, for screen readers. */
  label: string;
  input: RefObject<HTMLInputElement | null>;
  /** Returns what is suggested for a typed text. It never fails. */
  suggest: (typed: string) => Promise<readonly Suggestion[]>;
  /** Puts a chosen suggestion into the field. */
  onChoose: (text: string) => void;
}

/**
 * An input with suggestions while typing (WAI-ARIA combobox). It works without them, and its
 * handlers run before the ones that are given.
 */
export function SuggestInput({ label, input, suggest, onChoose, ...props }: SuggestInputProps) {
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
    const [found, list] = await Promise.all([suggest(input.current?.value ?? ''), loadList()]);
    // While both were loading, the person may have typed more or left the field.
    if (own !== latest.current) return;
    setList(() => list?.SuggestionList ?? null);
    setSuggestions(found);
  };
  // The person may have started to type before the app had loaded.
  const openIfTyped = useEffectEvent(() => {
    if (input.current?.value && input.current === document.activeElement) void open();
  });
  useEffect(() => openIfTyped(), []);
  const choose = (text: string) => {
    onChoose(text);
    close();
  };
  const pressKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' || event.key === 'Escape') close();
    if (event.key === 'ArrowDown' && !isOpen) void open();
  };
  return (
    <Box position="relative" flex="1" minW="0" w="full">
      <Input
        {...props}
        ref={input}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={isOpen}
        aria-controls={listId}
        aria-haspopup="listbox"
        autoComplete="off"
        scrollMarginTop="10"
        onFocus={() => void Promise.all([suggest(''), loadList()])}
        onInput={() => void open()}
        onKeyDown={(event) => {
          pressKey(event);
          props.onKeyDown?.(event);
        }}
        onBlur={(event) => {
          close();
          props.onBlur?.(event);
        }}
      />
      <Text srOnly aria-live="polite">
        {isOpen && countText(suggestions.length)}
      </Text>
      {isOpen && (
        <List id={listId} label={label} input={input} suggestions={suggestions} onChoose={choose} />
      )}
    </Box>
  );
}

function fill({ current }: RefObject<HTMLInputElement | null>, text: string): void {
  if (current) current.value = text;
}

interface SuggestFieldProps extends Omit<SuggestInputProps, 'onChoose'> {
  help?: ReactNode;
}

/** An uncontrolled field with suggestions and a label. */
export function SuggestField({ help, ...props }: SuggestFieldProps) {
  return (
    <FormField label={props.label} help={help}>
      <SuggestInput {...props} onChoose={(text) => fill(props.input, text)} />
    </FormField>
  );
}
