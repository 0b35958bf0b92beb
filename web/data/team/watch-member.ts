import { teamMemberSchema, type TeamMember } from '@doorstep/domain/team/team';
import { doc } from 'firebase/firestore';
import { firestore } from '../firestore/firestore.ts';
import { subscribeToDocument } from '../firestore/firestore-listeners.ts';

/**
 * Calls `onMember` with the membership of an account when it changes; null when it is deleted.
 * Returns a function that stops.
 */
export function watchMember(uid: string, onMember: (member: TeamMember | null) => void) {
  return subscribeToDocument(
    doc(firestore, 'team_members', uid),
    teamMemberSchema,
  )((state) => {
    if (state.status === 'ready') onMember(state.data);
    if (state.status === 'error') console.warn('The membership is not watched', state.error);
  });
}
