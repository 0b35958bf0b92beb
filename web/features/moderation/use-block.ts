import { toAppError } from '@doorstep/domain/app-error';
import { useState } from 'react';
import { setBlocked as saveBlocked, useBlocked } from '../../data/moderation/moderation.ts';
import { useSession } from '../../data/auth/session.ts';
import { useProviderUid } from '../../data/team/membership.ts';
import type { PersonInThread } from '../../lib/chat/moderation-slots.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { MODERATION_MESSAGES } from './messages.ts';

/** Tells whether the viewer has blocked the other person, and blocks or unblocks them. */
export function useBlock({ thread, me, other }: PersonInThread) {
  const session = useSession();
  const providerUid = useProviderUid();
  // A block belongs to an account, which a guest does not have. A member blocks for the team.
  const canBlock = session.status === 'signed-in' && [session.uid, providerUid].includes(me);
  const isBlocked = useBlocked(canBlock ? me : null, other);
  const [isSaving, setSaving] = useState(false);

  /** Returns whether the change was stored. */
  const setBlocked = async (next: boolean): Promise<boolean> => {
    if (isSaving) return false;
    setSaving(true);
    try {
      await saveBlocked(thread, next);
      toast.success(next ? MODERATION_MESSAGES.blocked : MODERATION_MESSAGES.unblocked);
      return true;
    } catch (error) {
      console.error('The block was not changed', error);
      toast.error(toAppError(error).personMessage ?? MODERATION_MESSAGES.blockFailed);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { canBlock, isBlocked, isSaving, setBlocked };
}
