import { Box, Button } from '@chakra-ui/react';
import { MessageSquareText } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useProviderUid } from '../../../data/team/membership.ts';
import { LazyDialog } from '../../../ui/overlay/lazy-dialog.tsx';
import { CHAT_MESSAGES } from '../messages.ts';

/**
 * Inserts a text at a place of another one, with a space where it would touch a word. Returns the
 * whole text and the place after the inserted text.
 */
export function insertText(text: string, at: number, inserted: string) {
  if (inserted === '') return { text, cursor: at };
  const [before, after] = [text.slice(0, at), text.slice(at)];
  const start = /\S$/u.test(before) ? ' ' : '';
  const end = /^\S/u.test(after) ? ' ' : '';
  const cursor = at + start.length + inserted.length;
  return { text: before + start + inserted + end + after, cursor };
}

const loadDialog = async () => (await import('./saved-replies-dialog.tsx')).SavedRepliesDialog;

interface SavedRepliesProps {
  /** The name that replaces the placeholder; null if it is unknown. */
  clientName: string | null;
  /** The field of the message. */
  field: RefObject<HTMLTextAreaElement | null>;
  disabled: boolean;
  /** Receives the whole message with the chosen reply. */
  onChange: (message: string) => void;
}

/**
 * The professional's button that opens the saved replies. The chosen one is inserted at the cursor
 * of the message. The dialog's code loads when it is first opened.
 */
export function SavedReplies({ clientName, field, disabled, onChange }: SavedRepliesProps) {
  const providerUid = useProviderUid();
  const [dialog, setDialog] = useState<'unused' | 'open' | 'closed'>('unused');
  const button = useRef<HTMLButtonElement>(null);
  const nextFocus = useRef<HTMLElement | null>(null);
  // The cursor of a restored draft is at its start until the field has had the focus.
  useEffect(() => {
    const box = field.current;
    if (box !== document.activeElement) box?.setSelectionRange(box.value.length, box.value.length);
  }, [field]);
  if (providerUid === null) return null;

  const open = () => {
    nextFocus.current = button.current;
    setDialog('open');
  };
  const insert = (reply: string) => {
    const box = field.current;
    if (!box) return;
    const { text, cursor } = insertText(box.value, box.selectionEnd, reply);
    // The cursor moves to the end when the value changes, so its place is set afterwards.
    flushSync(() => onChange(text));
    box.setSelectionRange(cursor, cursor);
    nextFocus.current = box;
    setDialog('closed');
  };
  return (
    <>
      <Button
        ref={button}
        variant="ghost"
        px="0"
        minW="11"
        aria-label="Saved replies"
        disabled={disabled}
        onClick={open}
      >
        <MessageSquareText />
      </Button>
      {dialog !== 'unused' && (
        // React passes the dialog's events on to the form of the message, which would send it.
        <Box display="contents" onSubmit={(event) => event.stopPropagation()}>
          <LazyDialog
            name="saved replies"
            load={loadDialog}
            props={{
              ...{ providerUid, clientName },
              open: dialog === 'open',
              finalFocus: () => nextFocus.current,
              onInsert: insert,
              onClose: () => setDialog('closed'),
            }}
            failure={CHAT_MESSAGES.savedRepliesNotLoaded}
            onFailed={() => setDialog('unused')}
          />
        </Box>
      )}
    </>
  );
}
