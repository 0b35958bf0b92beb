import { savedRepliesSchema } from '@doorstep/domain/chat/saved-replies';
import { doc } from 'firebase/firestore';
import { useMemo, useState } from 'react';
import { callFunction } from '../callables.ts';
import { firestore } from '../firestore/firestore.ts';
import { useLiveDocument } from '../firestore/firestore-subscription.ts';

/**
 * Returns the live saved replies of a professional. `save` replaces them, for the professional or
 * their team, and throws AppError with a message for people.
 */
export function useSavedReplies(providerUid: string) {
  const reference = useMemo(() => doc(firestore, 'saved_replies', providerUid), [providerUid]);
  const live = useLiveDocument(reference, savedRepliesSchema);
  // A saved list is shown until the listener reports the next state.
  const [saved, setSaved] = useState<{ over: unknown; replies: string[] } | null>(null);
  if (live.status !== 'ready') return live;
  const replies = saved?.over === live.data ? saved.replies : (live.data?.replies ?? []);
  const save = async (next: string[]) => {
    await callFunction('save-replies', { before: replies, replies: next });
    setSaved({ over: live.data, replies: next });
  };
  return { status: 'ready', replies, save } as const;
}
