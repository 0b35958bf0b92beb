import { Button, Flex, Text } from '@chakra-ui/react';
import { noteTextSchema, type Note } from '@doorstep/domain/requests/note';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Panel } from '../../../ui/layout/page.tsx';
import { LinkedText } from '../../../ui/layout/linked-text.tsx';
import { TimeAgo } from '../../../ui/layout/time-ago.tsx';
import { CHAT_MESSAGES } from '../messages.ts';
import { TextForm } from '../text-form.tsx';

interface PrivateNoteProps {
  note: Note;
  author: string;
  now: Date;
  /** These save another text and delete the note; null if the reader is not allowed to. */
  onSave: ((text: string) => Promise<void>) | null;
  onDelete: ((button: HTMLElement) => void) | null;
}

/** A private note with its author and time, or the form that changes it. */
export function PrivateNote({ note, author, now, onSave, onDelete }: PrivateNoteProps) {
  const [isEditing, setEditing] = useState(false);
  const editButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    setEditing(false);
    requestAnimationFrame(() => editButton.current?.focus());
  };
  return (
    <Panel as="li" p="3">
      {isEditing && onSave ? (
        <TextForm
          label="Edit note"
          rows={3}
          draftName={`note:${note.id}`}
          text={note.text}
          schema={noteTextSchema}
          action="Save note"
          failed={CHAT_MESSAGES.noteNotSaved}
          onSave={async (text) => {
            await onSave(text);
            close();
          }}
          onCancel={close}
        />
      ) : (
        <>
          <Flex align="center" gap="1" minH="11">
            <Text flex="1" minW="0" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
              <Text as="span" color="fg" fontWeight="600">
                {author}
              </Text>{' '}
              <TimeAgo at={note.created_at} now={now} />
              {note.changed_at && <span>{' · edited'}</span>}
            </Text>
            {onSave && (
              <Button
                ref={editButton}
                variant="ghost"
                px="0"
                minW="11"
                aria-label="Edit note"
                onClick={() => setEditing(true)}
              >
                <Pencil />
              </Button>
            )}
            {onDelete && (
              <Button
                variant="ghost"
                px="0"
                minW="11"
                aria-label="Delete note"
                onClick={(event) => onDelete(event.currentTarget)}
              >
                <Trash2 />
              </Button>
            )}
          </Flex>
          <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere">
            <LinkedText>{note.text}</LinkedText>
          </Text>
        </>
      )}
    </Panel>
  );
}
