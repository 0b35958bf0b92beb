import { toAppError } from '@doorstep/domain/app-error';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { deleteMyAccount, type DeletionOutcome } from '../../data/account/account-deletion.ts';
import { confirmPassword, isAccountGone } from '../../data/auth/auth.ts';
import { logOut } from '../../data/auth/session.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { ACCOUNT_MESSAGES, deletionErrorText, isWrongPassword } from './messages.ts';

/**
 * Deletes the account in three steps: password, confirmation, deletion. Then it signs out, which
 * deletes everything stored in this browser. A refusal changes nothing. Without an answer the
 * result is `isUnsure`, and the next attempt first checks whether the account still exists.
 */
export function useAccountDeletion(onWrongPassword: () => void) {
  const navigate = useNavigate();
  const [stage, setStage] = useState<'idle' | 'confirming' | 'deleting'>('idle');
  /** The password of a deletion that got no answer. */
  const [unansweredPassword, setUnansweredPassword] = useState<string | null>(null);

  const finish = () => {
    // `flushSync` leaves this screen first, because it sends signed-out people to /auth.
    void navigate(paths.home, { replace: true, flushSync: true });
    logOut();
    toast.success(ACCOUNT_MESSAGES.deleted);
  };

  const handleError = async (error: unknown) => {
    console.warn('The account was not deleted', toAppError(error).message);
    if (unansweredPassword !== null && (await isAccountGone(unansweredPassword))) {
      finish();
      return;
    }
    setStage('idle');
    if (isWrongPassword(error)) onWrongPassword();
    else toast.error(deletionErrorText(error));
  };

  return {
    isConfirming: stage !== 'idle',
    isDeleting: stage === 'deleting',
    isUnsure: unansweredPassword !== null && stage === 'idle',

    checkPassword: async (password: string) => {
      try {
        await confirmPassword(password);
        setStage('confirming');
      } catch (error) {
        await handleError(error);
      }
    },

    cancel: () => {
      if (stage === 'confirming') setStage('idle');
    },

    confirm: async (password: string) => {
      setStage('deleting');
      let outcome: DeletionOutcome;
      try {
        // Signs in again: a slow confirmation can outlast the time for which a sign-in is recent.
        outcome = await deleteMyAccount(password);
      } catch (error) {
        await handleError(error);
        return;
      }
      if (outcome === 'deleted') {
        finish();
        return;
      }
      setUnansweredPassword(password);
      setStage('idle');
    },
  };
}
