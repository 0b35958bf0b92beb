import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { noteTextSchema, type Note } from '@doorstep/domain/requests/note';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { ChevronDown, LockKeyhole } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import { newId } from '../../../data/firestore/firestore.ts';
import { addNote, changeNote, deleteNote, useNotes } from '../../../data/requests/notes.ts';
import { useNow } from '../../../lib/use-now.ts';
import { ErrorState, LineSkeletons } from '../../../ui/feedback/states.tsx';
import { toast } from '../../../ui/feedback/toast.tsx';
import { ShowMore } from '../../../ui/layout/show-more.tsx';
import { ConfirmAction } from '../../../ui/overlay/confirm-action.tsx';
import { CHAT_MESSAGES } from '../messages.ts';
import { TextForm } from '../text-form.tsx';
import { PrivateNote } from './private-note.tsx';

interface PrivateNotesProps {
  request: ServiceRequest;
  /** The person who reads: the professional or a member of their team. */
  uid: string;
}

function Notes({ request, uid }: PrivateNotesProps) {
  const notes = useNotes(request.id);
  const now = useNow();
  const [nextId, setNextId] = useState(newId);
  const [deleted, setDeleted] = useState<Note | null>(null);
  const container = useRef<HTMLDivElement>(null);
  const finalFocus = useRef<HTMLElement | null>(null);
  if (notes.status === 'loading') return <LineSkeletons label="Loading notes..." />;
  if (notes.status === 'error') {
    return <ErrorState onRetry={notes.retry}>We couldn't load the notes.</ErrorState>;
  }
  const { rows, more } = notes.data;
  const add = async (text: string) => {
    await addNote(request.id, nextId, text);
    setNextId(newId());
  };
  const change = async ({ id }: Note, text: string) => {
    await changeNote(request.id, id, text);
    notes.patch(id, (note) => ({ ...note, text, changed_at: new Date() }));
  };
  const remove = async () => {
    if (!deleted) return;
    try {
      await deleteNote(request.id, deleted.id);
      notes.patch(deleted.id, () => null);
      // The note is deleted, and its button with it, so the focus needs another place.
      finalFocus.current = container.current?.querySelector('textarea') ?? null;
      setDeleted(null);
    } catch (error) {
      console.error('The note was not deleted', error);
      toast.error(CHAT_MESSAGES.noteNotDeleted);
    }
  };
  return (
    <Box ref={container}>
      <TextForm
        label="New note"
        rows={2}
        draftName={`note:${request.id}`}
        schema={noteTextSchema}
        action="Add note"
        failed={CHAT_MESSAGES.noteNotSaved}
        onSave={add}
      />
      {rows.length > 0 && (
        <Stack as="ul" gap="3" mt="4" listStyleType="none">
          {rows.map((note) => (
            <PrivateNote
              key={note.id}
              {...{ note, now }}
              author={note.author_uid === uid ? 'You' : (note.author_name ?? request.provider_name)}
              onSave={note.author_uid === uid ? (text) => change(note, text) : null}
              onDelete={
                note.author_uid === uid || request.provider_id === uid
                  ? (button) => {
                      finalFocus.current = button;
                      setDeleted(note);
                    }
                  : null
              }
            />
          ))}
        </Stack>
      )}
      {more && <ShowMore onShow={notes.showMore}>Show more</ShowMore>}
      <ConfirmAction
        open={deleted !== null}
        onClose={() => setDeleted(null)}
        finalFocus={finalFocus}
        title="Delete this note?"
        label="Delete"
        busyLabel="Deleting..."
        onConfirm={remove}
      >
        <Text dir="auto" lineClamp="6" overflowWrap="anywhere">
          {deleted?.text}
        </Text>
      </ConfirmAction>
    </Box>
  );
}

/**
 * The private notes of the professional's side on a request, which its client never sees. They load
 * when they are opened.
 */
export function PrivateNotes({ request, uid }: PrivateNotesProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (request.closed) return null;
  return (
    <Box
      as="section"
      aria-label="Private notes"
      mb="3"
      bg="bg.subtle"
      borderWidth="1px"
      borderColor="border"
      borderRadius="xl"
      css={{ '@media print': { display: 'none' } }}
    >
      <Button
        variant="ghost"
        w="full"
        px="4"
        borderRadius="xl"
        justifyContent="flex-start"
        aria-expanded={isOpen}
        {...(isOpen && { 'aria-controls': id })}
        onClick={() => setOpen(!isOpen)}
      >
        <LockKeyhole />
        <span>Private notes</span>
        <Text as="span" flex="1" textAlign="start" color="fg.muted" fontSize="sm" fontWeight="400">
          Your client can't see this
        </Text>
        <Box as="span" transform={isOpen ? 'rotate(180deg)' : undefined}>
          <ChevronDown />
        </Box>
      </Button>
      {isOpen && (
        <Box id={id} px="4" pt="2" pb="4" maxH="min(50dvh, 24rem)" overflowY="auto">
          <Notes {...{ request, uid }} />
        </Box>
      )}
    </Box>
  );
}
