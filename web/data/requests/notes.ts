import { PAGE_SIZE } from '@doorstep/domain/limits';
import { noteSchema } from '@doorstep/domain/requests/note';
import { collection, deleteDoc, doc, serverTimestamp } from 'firebase/firestore';
import { useMemo } from 'react';
import { sessionUid } from '../auth/session.ts';
import { withAppError } from '../errors.ts';
import { changeDocument, commitCountedBatch, isStored } from '../firestore/counted-batch.ts';
import { firestore } from '../firestore/firestore.ts';
import { usePaginatedQuery } from '../firestore/use-paginated-query.ts';
import { currentMember } from '../team/membership.ts';

const notesOf = (requestId: string) =>
  collection(firestore, 'service_requests', requestId, 'notes');
const noteAt = (requestId: string, id: string) => doc(notesOf(requestId), id);

/** Returns the private notes on a request, newest first; the first page is live. */
export function useNotes(requestId: string) {
  const base = useMemo(() => notesOf(requestId), [requestId]);
  const { notes: size } = PAGE_SIZE;
  return usePaginatedQuery({ base, order: 'created_at', size, schema: noteSchema });
}

/**
 * Adds a private note by the signed-in person, which names the member of a team. The same id stores
 * it once. Waits for a connection. Throws AppError: `rate-limited` after too many changes.
 */
export async function addNote(requestId: string, id: string, text: string): Promise<void> {
  const author_uid = sessionUid() ?? '';
  const reference = noteAt(requestId, id);
  await commitCountedBatch(
    (batch) =>
      batch.set(reference, {
        author_uid,
        author_name: currentMember()?.name ?? null,
        text,
        created_at: serverTimestamp(),
        changed_at: null,
      }),
    [{ counter: 'edit_counts', uid: author_uid, path: reference.path }],
    () => isStored(reference),
  );
}

/** Changes the text of a note by the signed-in person. Waits for a connection. Throws AppError. */
export async function changeNote(requestId: string, id: string, text: string): Promise<void> {
  await changeDocument(noteAt(requestId, id), { text }, { changed_at: serverTimestamp() });
}

/** Deletes a note. Waits for a connection. Throws AppError. */
export async function deleteNote(requestId: string, id: string): Promise<void> {
  await withAppError(deleteDoc(noteAt(requestId, id)));
}
