import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { LIMITS } from '@doorstep/domain/limits';
import { foldText, isolate, oneLine, splitList, tooLongMessage } from '@doorstep/domain/text';
import { X } from 'lucide-react';
import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefCallback,
} from 'react';
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
  /** Whether a comma ends a tag, and a pasted list becomes several. */
  hasCommas?: boolean;
  /** A text below the field, after the one that says how to add a tag. */
  help?: string;
  /** An error of the stored list. */
  error?: string | undefined;
  inputRef?: RefCallback<HTMLInputElement>;
  /** Returns what is suggested for a typed text; without it, nothing is. */
  suggest?: (typed: string) => Promise<readonly Suggestion[]>;
}

const isSame = (a: string, b: string) => foldText(a) === foldText(b);

/** Returns the texts that are neither in a list nor repeated. */
const newTags = (tags: readonly string[], texts: readonly string[]) =>
  texts.filter((text, i) => ![...tags, ...texts.slice(0, i)].some((one) => isSame(one, text)));

/** Adds texts to a list of tags, or returns the message why they cannot be added. */
export function addTags(
  tags: readonly string[],
  texts: readonly string[],
  { max, maxLength }: { max: number; maxLength: number },
): { tags: string[] } | { error: string } {
  const added = newTags(tags, texts);
  const [first] = texts;
  if (first !== undefined && added.length === 0) {
    return { error: `${isolate(first)} is already in the list.` };
  }
  if (added.some((text) => text.length > maxLength)) return { error: tooLongMessage(maxLength) };
  if (tags.length + added.length > max) {
    return { error: `At most ${max}, and ${tags.length} are in the list.` };
  }
  return { tags: [...tags, ...added] };
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
 * `max`. Enter and leaving the field add the typed text, and a comma does with `hasCommas`.
 */
export function Tags({
  label,
  value,
  onChange,
  max = LIMITS.locationTagsDefault,
  maxLength,
  placeholder,
  hasCommas = false,
  help,
  error: listError,
  inputRef,
  suggest,
}: TagsProps) {
  const [draft, setDraft] = useState('');
  const [typedError, setTypedError] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const isFull = value.length >= max;
  useEffect(() => inputRef?.(input.current), [inputRef, isFull]);

  const add = (typed = draft) => {
    const text = oneLine(typed);
    const texts = hasCommas ? splitList(typed) : [text].filter(Boolean);
    const result = addTags(value, texts, { max, maxLength: maxLength ?? Infinity });
    if ('error' in result) {
      setTypedError(result.error);
      setDraft(texts.join(', '));
      return;
    }
    setTypedError(undefined);
    setDraft('');
    if (texts.length > 0) onChange(result.tags);
  };
  // A field of one line drops the line breaks of a list.
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const lines = event.clipboardData.getData('text').split(/[\r\n]+/);
    if (!hasCommas || lines.length === 1) return;
    event.preventDefault();
    add([draft, ...lines].join(','));
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
      setTypedError(undefined);
      if (hasCommas && target.value.includes(',')) add(target.value);
    },
    onKeyDown: addOnEnter,
    onPaste: paste,
    onBlur: () => add(),
    enterKeyHint: 'done',
    autoComplete: 'off',
    // A list is longer than a tag.
    maxLength: hasCommas ? undefined : maxLength,
    placeholder,
  } as const;
  const keys = hasCommas ? 'Enter or a comma' : 'Enter';
  const helpText = [`Press ${keys} to add. At most ${max}.`, help].filter(Boolean).join(' ');

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
        <FormField label={label} error={typedError ?? listError} help={helpText}>
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
            {!hasCommas && (
              <Button variant="outline" minH="12" onClick={() => add()}>
                Add
              </Button>
            )}
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
