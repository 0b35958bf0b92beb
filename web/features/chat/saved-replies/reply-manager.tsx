import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { AppError, toAppError } from '@doorstep/domain/app-error';
import {
  NAME_PLACEHOLDER,
  REPLIES_CHANGED,
  savedReplySchema,
} from '@doorstep/domain/chat/saved-replies';
import { LIMITS } from '@doorstep/domain/limits';
import { ArrowDown, ArrowUp, Pencil, Plus, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { AriaDisabledButton } from '../../../ui/forms/aria-disabled-button.tsx';
import { ConfirmAction } from '../../../ui/overlay/confirm-action.tsx';
import { CHAT_MESSAGES } from '../messages.ts';
import { TextForm } from '../text-form.tsx';

interface RowProps {
  reply: string;
  isFirst: boolean;
  isLast: boolean;
  isSaving: boolean;
  onMove: (step: 1 | -1) => void;
  onEdit: () => void;
  onDelete: (button: HTMLElement) => void;
}

/** A reply with its buttons. Screen readers read the text before the group of buttons. */
function Row({ reply, isFirst, isLast, isSaving, onMove, onEdit, onDelete }: RowProps) {
  const icon = { variant: 'ghost', px: '0', minW: '11' } as const;
  return (
    <Flex as="li" gap="2" align="center" wrap="wrap" justify="flex-end">
      <Text flex="1 1 14rem" minW="0" dir="auto" lineClamp="3" overflowWrap="anywhere">
        {reply}
      </Text>
      <Flex role="group" aria-label={`Change “${reply.slice(0, 40)}”`}>
        <AriaDisabledButton
          {...icon}
          aria-label="Move up"
          off={isFirst || isSaving}
          onClick={() => onMove(-1)}
        >
          <ArrowUp />
        </AriaDisabledButton>
        <AriaDisabledButton
          {...icon}
          aria-label="Move down"
          off={isLast || isSaving}
          onClick={() => onMove(1)}
        >
          <ArrowDown />
        </AriaDisabledButton>
        <Button {...icon} aria-label="Edit" onClick={onEdit}>
          <Pencil />
        </Button>
        <Button {...icon} aria-label="Delete" onClick={(event) => onDelete(event.currentTarget)}>
          <Trash2 />
        </Button>
      </Flex>
    </Flex>
  );
}

interface ReplyManagerProps {
  replies: string[];
  /** Replaces all replies. */
  save: (replies: string[]) => Promise<void>;
  onClose: () => void;
}

/** Where people add, change, order and delete saved replies. Each change is saved at once. */
export function ReplyManager({ replies, save, onClose }: ReplyManagerProps) {
  const [edited, setEdited] = useState<string | null>(replies.length === 0 ? '' : null);
  const [deleted, setDeleted] = useState<string | null>(null);
  const [isSaving, setSaving] = useState(false);
  const [problem, setProblem] = useState('');
  const [moved, setMoved] = useState('');
  const addButton = useRef<HTMLButtonElement>(null);
  const finalFocus = useRef<HTMLElement | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const movedDown = useRef<string | null>(null);

  // A row that moves down is inserted into the page again, and its button loses the focus.
  useEffect(() => {
    const row = movedDown.current === null ? -1 : replies.indexOf(movedDown.current);
    movedDown.current = null;
    list.current?.children[row]?.querySelector<HTMLElement>('[aria-label="Move down"]')?.focus();
  }, [replies]);

  /** Saves the list after a move or a deletion, and shows below it why that failed. */
  const store = async (next: string[]) => {
    setSaving(true);
    setProblem('');
    try {
      await save(next);
      return true;
    } catch (error) {
      console.error('The saved replies were not changed', error);
      setProblem(toAppError(error).personMessage ?? CHAT_MESSAGES.replyNotSaved);
      return false;
    } finally {
      setSaving(false);
    }
  };
  const move = async (from: number, step: 1 | -1) => {
    const reply = replies[from] ?? '';
    const next = replies.toSpliced(from, 1).toSpliced(from + step, 0, reply);
    movedDown.current = step === 1 ? reply : null;
    if (await store(next)) setMoved(`Moved to position ${from + step + 1} of ${next.length}`);
  };
  const remove = async () => {
    const isDeleted = await store(replies.filter((reply) => reply !== deleted));
    if (isDeleted) finalFocus.current = addButton.current;
    setDeleted(null);
  };
  const saveText = async (text: string) => {
    if (text !== edited && replies.includes(text)) {
      throw new AppError('invalid-input', 'the reply exists', {
        personMessage: 'You already have this reply.',
      });
    }
    if (edited !== '' && edited !== null && !replies.includes(edited)) {
      throw new AppError('failed-precondition', 'the reply has changed', {
        personMessage: REPLIES_CHANGED,
      });
    }
    const next = replies.map((reply) => (reply === edited ? text : reply));
    await save(edited === '' ? [...replies, text] : next);
    setEdited(null);
  };

  if (edited !== null) {
    return (
      <TextForm
        key={edited}
        label={edited === '' ? 'New reply' : 'Reply'}
        rows={5}
        help={`Write ${NAME_PLACEHOLDER} where the client's name goes.`}
        draftName={`saved-reply:${edited}`}
        text={edited}
        schema={savedReplySchema}
        action="Save reply"
        failed={CHAT_MESSAGES.replyNotSaved}
        onSave={saveText}
        onCancel={() => (replies.length === 0 ? onClose() : setEdited(null))}
      />
    );
  }
  return (
    <Box>
      <Stack ref={list} as="ul" gap="4" mb="5" listStyleType="none">
        {replies.map((reply, i) => (
          <Row
            key={reply}
            {...{ reply, isSaving }}
            isFirst={i === 0}
            isLast={i === replies.length - 1}
            onMove={(step) => void move(i, step)}
            onEdit={() => setEdited(reply)}
            onDelete={(button) => {
              finalFocus.current = button;
              setDeleted(reply);
            }}
          />
        ))}
      </Stack>
      <Text role="alert" color="fg.error" mb={problem === '' ? '0' : '4'}>
        {problem}
      </Text>
      <Text role="status" srOnly>
        {moved}
      </Text>
      <Flex gap="3" align="center" justify="space-between" wrap="wrap">
        <AriaDisabledButton
          ref={addButton}
          variant="outline"
          off={replies.length >= LIMITS.savedReplies}
          onClick={() => setEdited('')}
        >
          <Plus />
          Add a reply
        </AriaDisabledButton>
        <Text color="fg.muted" fontSize="sm">
          {`${replies.length} of ${LIMITS.savedReplies} replies`}
        </Text>
      </Flex>
      <ConfirmAction
        open={deleted !== null}
        onClose={() => setDeleted(null)}
        finalFocus={finalFocus}
        title="Delete this reply?"
        label="Delete"
        busyLabel="Deleting..."
        onConfirm={remove}
      >
        <Text dir="auto" lineClamp="6" overflowWrap="anywhere">
          {deleted}
        </Text>
      </ConfirmAction>
    </Box>
  );
}
