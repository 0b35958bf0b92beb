import { chakra, Text } from '@chakra-ui/react';
import Combobox from '@github/combobox-nav';
import { useEffect, useRef, type RefObject } from 'react';

/** Scrolls the field up if the window's edge or a phone's keyboard covers its suggestions. */
function uncover(list: HTMLElement, input: HTMLElement): void {
  const { offsetTop, height } = window.visualViewport ?? { offsetTop: 0, height: innerHeight };
  if (list.getBoundingClientRect().bottom > offsetTop + height) {
    input.scrollIntoView({ block: 'start' });
  }
}

/** A text that a field suggests, with a note beside it: the trade of a problem, for example. */
export interface Suggestion {
  text: string;
  note: string | null;
}

interface SuggestionListProps {
  id: string;
  label: string;
  input: RefObject<HTMLInputElement | null>;
  suggestions: readonly Suggestion[];
  onChoose: (text: string) => void;
}

/** The list below the field. Arrow keys, Enter and ARIA states are from combobox-nav. */
export function SuggestionList({ id, label, input, suggestions, onChoose }: SuggestionListProps) {
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
      {suggestions.map(({ text, note }) => (
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
          <span>{text}</span>
          {note !== null && (
            <Text as="span" color="fg.muted" fontSize="sm">
              {note}
            </Text>
          )}
        </chakra.li>
      ))}
    </chakra.ul>
  );
}
