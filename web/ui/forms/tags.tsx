import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { LIMITS } from '@doorstep/domain/limits';
import { foldText, isolate, oneLine } from '@doorstep/domain/text';
import { X } from 'lucide-react';
import { useRef, useState, type ChangeEvent, type KeyboardEvent } from 'react';
import { Input } from './controls.tsx';
import { FormField } from './form-field.tsx';
import { SuggestInput } from './suggest-field.tsx';
import type { Suggestion } from './suggestion-list.tsx';

interface TagsProps {
  label: string;
  value: readonly string[];
  onChange: (tags: string[]) => void;
  /** The most tags. */
  max?: number;
  /** The most characters per tag. */
  maxLength?: number;
  placeholder?: string;
  /** Returns what is suggested for a typed text; without it, nothing is. */
  suggest?: (typed: string) => Promise<readonly Suggestion[]>;
}

/** Returns the message why a text cannot be added; undefined if it can. */
function tagError(tags: readonly string[], text: string): string | undefined {
  const isDuplicate = tags.some((tag) => foldText(tag) === foldText(text));
  return isDuplicate ? `${isolate(text)} is already in the list.` : undefined;
}

function Tag({ children, onRemove }: { children: string; onRemove: () => void }) {
  return (
    <Flex
      as="li"
      align="center"
      bg="accent.subtle"
      color="accent.fg"
      borderRadius="full"
      ps="4"
      fontWeight="500"
      minW="0"
    >
      <Text overflowWrap="anywhere">{children}</Text>
      <Button
        variant="ghost"
        colorPalette="accent"
        boxSize="11"
        px="0"
        aria-label={`Remove ${isolate(children)}`}
        onClick={onRemove}
      >
        <X size={16} />
      </Button>
    </Flex>
  );
}

/**
 * Edits a list of short texts: trimmed, not empty, no duplicates, at most
 * `max`. Enter and leaving the field add the typed text.
 */
export function Tags({
  label,
  value,
  onChange,
  max = LIMITS.locationTagsDefault,
  maxLength,
  placeholder,
  suggest,
}: TagsProps) {
  const [draft, setDraft] = useState('');
  const [error, setError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isFull = value.length >= max;

  const add = (typed = draft) => {
    const text = oneLine(typed);
    const message = tagError(value, text);
    setError(message);
    if (message !== undefined) return;
    setDraft('');
    if (text !== '') onChange([...value, text]);
  };
  const addOnEnter = (event: KeyboardEvent) => {
    // Enter on a suggestion has chosen it.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || event.defaultPrevented) return;
    event.preventDefault();
    add();
  };
  const remove = (index: number) => {
    const buttons = list.current?.querySelectorAll('button') ?? [];
    (buttons[index + 1] ?? buttons[index - 1] ?? input.current)?.focus();
    onChange(value.filter((_, i) => i !== index));
  };

  const field = {
    value: draft,
    onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
      setDraft(target.value);
      setError(undefined);
    },
    onKeyDown: addOnEnter,
    onBlur: () => add(),
    enterKeyHint: 'done',
    autoComplete: 'off',
    ...{ maxLength, placeholder },
  } as const;

  return (
    <Box>
      {isFull ? (
        <>
          <Text fontWeight="500">{label}</Text>
          <Text color="fg.muted" fontSize="sm">
            {`${max} of ${max}: remove one to add another.`}
          </Text>
        </>
      ) : (
        <FormField label={label} error={error} help={`Press Enter to add. At most ${max}.`}>
          <Flex gap="3" w="full">
            {suggest ? (
              <SuggestInput
                {...field}
                label={label}
                input={input}
                suggest={suggest}
                onChoose={add}
              />
            ) : (
              <Input {...field} ref={input} />
            )}
            <Button variant="outline" minH="12" onClick={() => add()}>
              Add
            </Button>
          </Flex>
        </FormField>
      )}
      {value.length > 0 && (
        <Flex as="ul" ref={list} wrap="wrap" gap="2" mt="3" listStyleType="none" aria-live="polite">
          {value.map((tag, i) => (
            <Tag key={tag} onRemove={() => remove(i)}>
              {tag}
            </Tag>
          ))}
        </Flex>
      )}
    </Box>
  );
}
