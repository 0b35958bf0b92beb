import { Box, chakra, Text } from '@chakra-ui/react';
import type { Suggestion, SuggestionLists } from '@doorstep/domain/search/suggest';
import Combobox from '@github/combobox-nav';
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

/** Scrolls the field up if the window's edge or a phone's keyboard covers its suggestions. */
function uncover(list: HTMLElement, input: HTMLElement): void {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  if (list.getBoundingClientRect().bottom > offsetTop + height) {
    input.scrollIntoView({ block: 'start' });
  }
}

function fill({ current }: RefObject<HTMLInputElement | null>, text: string): void {
  if (current) current.value = text;
}

const countText = (count: number) => `${count} ${count === 1 ? 'suggestion' : 'suggestions'}`;

interface ListProps {
  id: string;
  label: string;
  input: RefObject<HTMLInputElement | null>;
  suggestions: readonly Suggestion[];
  onChoose: (text: string) => void;
}

/** The list below the field. Arrow keys, Enter and ARIA states are from combobox-nav. */
function SuggestionList({ id, label, input, suggestions, onChoose }: ListProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (!input.current || !list.current) return undefined;
    const combobox = new Combobox(input.current, list.current, { tabInsertsSuggestions: false });
    combobox.start();
    uncover(list.current, input.current);
    return () => combobox.stop();
  }, [input]);
  return (
    <chakra.ul
      ref={list}
      id={id}
      role="listbox"
      aria-label={`${label} suggestions`}
      // A press must not take the focus from the field, because that closes the list.
      onMouseDown={(event) => event.preventDefault()}
      position="absolute"
      insetInline="0"
      minW={{ md: '24rem' }}
      top="100%"
      mt="1"
      p="1.5"
      zIndex="popover"
      listStyleType="none"
      bg="bg.panel"
      borderWidth="1px"
      borderRadius="xl"
      boxShadow="lg"
    >
      {suggestions.map(({ text, trade }) => (
        <chakra.li
          key={text}
          role="option"
          aria-selected={false}
          onClick={() => onChoose(text)}
          display="flex"
          flexWrap="wrap"
          alignItems="center"
          justifyContent="space-between"
          columnGap="3"
          minH="11"
          px="3"
          borderRadius="md"
          cursor="pointer"
          _hover={{ bg: 'bg.muted' }}
          css={{ '&[aria-selected=true]': { bg: 'bg.muted', outline: '2px solid transparent' } }}
        >
          {text}
          {trade !== null && (
            <Text as="span" color="fg.muted" fontSize="sm">
              {trade}
            </Text>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}

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
  const latest = useRef(0);
  const isOpen = suggestions.length > 0;

  const close = () => {
    latest.current += 1;
    setSuggestions([]);
  };
  const open = async () => {
    latest.current += 1;
    const own = latest.current;
    const suggest = await loadSuggestions();
    // While the directory was loading, the person may have typed more or left the field.
    if (own === latest.current) setSuggestions(suggest(name, input.current?.value ?? ''));
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
          onFocus={() => void loadSuggestions()}
          onInput={() => void open()}
          onKeyDown={pressKey}
          onBlur={close}
        />
      </FormField>
      <Text srOnly aria-live="polite">
        {isOpen && countText(suggestions.length)}
      </Text>
      {isOpen && (
        <SuggestionList
          id={listId}
          label={label}
          input={input}
          suggestions={suggestions}
          onChoose={choose}
        />
      )}
    </Box>
  );
}
