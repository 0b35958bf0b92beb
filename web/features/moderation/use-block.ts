import { toAppError } from '@doorstep/domain/app-error';
import { useState } from 'react';
import { setBlocked, useBlocked } from '../../data/moderation/moderation.ts';
import { useSession } from '../../data/auth/session.ts';
import type { PersonInThread } from '../../lib/moderation-slots.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { MODERATION_MESSAGES } from './messages.ts';

/** Whether that person is blocked by who looks, and the change of it. */
export function useBlock({ thread, me, other }: PersonInThread) {
  const session = useSession();
  // A guest has no account that a block could belong to.
  const mayBlock = session.status === 'signed-in' && session.uid === me;
  const blocked = useBlocked(mayBlock ? me : null, other);
  const [saving, setSaving] = useState(false);

  /** Answers whether it is done. */
  const change = async (wanted: boolean): Promise<boolean> => {
    if (saving) return false;
    setSaving(true);
    try {
      await setBlocked(thread, wanted);
      toast.success(wanted ? MODERATION_MESSAGES.blocked : MODERATION_MESSAGES.unblocked);
      return true;
    } catch (error) {
      console.error('The block was not changed', error);
      toast.error(toAppError(error).personMessage ?? MODERATION_MESSAGES.blockFailed);
      return false;
    } finally {
      setSaving(false);
    }
  };
  return { mayBlock, blocked, saving, change };
}
