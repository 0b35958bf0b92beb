import { toAppError } from '@doorstep/domain/app-error';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deleteMyAccount, type DeletionOutcome } from '../../data/account/account-deletion.ts';
import { confirmPassword, isAccountGone } from '../../data/auth/auth.ts';
import { logOut } from '../../data/auth/sign-out.ts';
import { logOutState } from '../../lib/history-state.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { ACCOUNT_MESSAGES, deletionError, isWrongPassword } from './messages.ts';

/**
 * The way of a deletion: the password, a further yes, the deletion. What is refused leaves everything
 * as it is. Where no answer came, `unsure`, the next try first asks whether the account is gone by now.
 * At the end this browser knows nothing of the person.
 */
export function useDeletion(onWrongPassword: () => void) {
  const navigate = useNavigate();
  const [stage, setStage] = useState<'idle' | 'asking' | 'deleting'>('idle');
  const [unanswered, setUnanswered] = useState<string | null>(null);

  // The account is gone from here on, whatever the browser says to it.
  const leave = async () => {
    // Shown at once: the screen of this page would lead on to signing in.
    await navigate(paths.home, { state: logOutState(), replace: true, flushSync: true });
    await logOut().catch((error: unknown) => console.warn('Not signed out', error));
    toast.success(ACCOUNT_MESSAGES.deleted);
  };

  const explain = async (error: unknown) => {
    console.warn('The account was not deleted', toAppError(error).message);
    if (unanswered !== null && (await isAccountGone(unanswered))) {
      await leave();
      return;
    }
    setStage('idle');
    if (isWrongPassword(error)) onWrongPassword();
    else toast.error(deletionError(error));
  };

  return {
    isAsking: stage !== 'idle',
    isDeleting: stage === 'deleting',
    isUnsure: unanswered !== null && stage === 'idle',

    ask: async (password: string) => {
      try {
        await confirmPassword(password);
        setStage('asking');
      } catch (error) {
        await explain(error);
      }
    },

    keep: () => {
      if (stage === 'asking') setStage('idle');
    },

    destroy: async (password: string) => {
      setStage('deleting');
      let outcome: DeletionOutcome;
      try {
        // Given anew: somebody may have thought it over for longer than it counts.
        outcome = await deleteMyAccount(password);
      } catch (error) {
        await explain(error);
        return;
      }
      if (outcome === 'deleted') {
        await leave();
        return;
      }
      setUnanswered(password);
      setStage('idle');
    },
  };
}
