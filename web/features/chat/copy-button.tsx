import { Button } from '@chakra-ui/react';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { toast } from '../../ui/feedback/toast.tsx';
import { CHAT_MESSAGES } from './messages.ts';

/** How long the button says that the message was copied. */
const COPIED_MS = 2000;

/** Returns whether the message was copied. */
async function copyMessage(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    toast.announce(CHAT_MESSAGES.copied);
    return true;
  } catch (error) {
    console.warn('The browser refused to copy the message', error);
    toast.error(CHAT_MESSAGES.copyFailed);
    return false;
  }
}

/** Moves the focus from a message's copy button to the one above or below it. */
export function moveBetweenCopyButtons(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : 0;
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-copy]')];
  const index = buttons.findIndex((button) => button === event.target);
  if (step === 0 || index === -1) return;
  event.preventDefault();
  buttons[index + step]?.focus();
}

interface CopyButtonProps {
  text: string;
  /** Whether Tab reaches the button. Only one of a chat does; arrow keys lead to the others. */
  isTabStop: boolean;
}

/** Copies a message. With a mouse it appears while the pointer is over the message (`group`). */
export function CopyButton({ text, isTabStop }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  return (
    <Button
      data-copy
      variant="ghost"
      aria-label="Copy message"
      // The chat announces new messages, but not their buttons.
      aria-live="off"
      tabIndex={isTabStop ? 0 : -1}
      onClick={() => void copyMessage(text).then(setCopied)}
      minW="6"
      minH="0"
      h="4"
      p="0"
      fontSize="xs"
      color="fg.muted"
      _hover={{ color: 'fg', bg: 'transparent' }}
      _print={{ display: 'none' }}
      // The area that receives touches reaches into the padding of the message and the gap below.
      _before={{ content: '""', position: 'absolute', inset: '-15px -11px' }}
      css={{
        '@media (hover: hover)': { opacity: 0, '.group:hover &, &:focus-visible': { opacity: 1 } },
      }}
    >
      {isCopied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
    </Button>
  );
}
