import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { toAppError } from '@doorstep/domain/app-error';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import type { AccountContents } from '../../data/account/account-contents.ts';
import { deleteMyAccount, type DeletionOutcome } from '../../data/account/account-deletion.ts';
import { confirmPassword, isAccountGone } from '../../data/auth/auth.ts';
import { logOut } from '../../data/auth/session.ts';
import { paths } from '../../lib/paths.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { deletedPoints, keptPoints } from './account-texts.ts';
import { ACCOUNT_MESSAGES, deletionErrorText, isWrongPassword } from './messages.ts';

const schema = z.object({
  password: z.string().check(z.minLength(1, 'Please enter your password.')),
});
type PasswordForm = z.infer<typeof schema>;

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <Box>
      <Heading as="h3" size="sm" mb="2">
        {title}
      </Heading>
      <Stack as="ul" gap="1" ps="5" color="fg.muted" listStyleType="disc">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </Stack>
    </Box>
  );
}

/**
 * Deletes the account in three steps: password, confirmation, deletion. Then it signs out, which
 * deletes everything stored in this browser. A refusal changes nothing. Without an answer the
 * result is `isUnsure`, and the next attempt first checks whether the account still exists.
 */
function useAccountDeletion(onWrongPassword: () => void) {
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

/** Deletes the account, after the password and a confirmation. */
export function DeleteAccount({ contents }: { contents: AccountContents }) {
  const kept = keptPoints(contents);
  const { register, handleSubmit, formState, setError, getValues } = useForm<PasswordForm>({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
  });
  const { errors, isSubmitting } = formState;
  const { isConfirming, isDeleting, isUnsure, checkPassword, cancel, confirm } = useAccountDeletion(
    () => setError('password', { message: ACCOUNT_MESSAGES.wrongPassword }, { shouldFocus: true }),
  );

  return (
    <Panel as="section" aria-labelledby="delete-account" mt="6">
      <Heading as="h2" size="md" id="delete-account" mb="4">
        Delete account
      </Heading>
      <Stack gap="5">
        <Points title="What's deleted" points={deletedPoints(contents)} />
        {kept.length > 0 && <Points title="What's kept" points={kept} />}
        <form
          noValidate
          onSubmit={(event) => void handleSubmit(({ password }) => checkPassword(password))(event)}
        >
          <Stack gap="5">
            <FormField label="Your password" error={errors.password?.message} required>
              <PasswordInput autoComplete="current-password" {...register('password')} />
            </FormField>
            <Box>
              <AriaDisabledButton type="submit" variant="outline" off={isSubmitting}>
                {isSubmitting ? 'One moment...' : 'Delete my account'}
              </AriaDisabledButton>
            </Box>
            <Text role="status">{isUnsure && ACCOUNT_MESSAGES.unsure}</Text>
          </Stack>
        </form>
      </Stack>
      <ConfirmDialog
        open={isConfirming}
        onClose={cancel}
        title="Delete your account?"
        cancel="Keep my account"
        action={
          <AriaDisabledButton
            colorPalette="red"
            off={isDeleting}
            onClick={() => void confirm(getValues('password'))}
          >
            {isDeleting ? 'Deleting...' : 'Delete for good'}
          </AriaDisabledButton>
        }
      >
        <Text role="status">
          {isDeleting
            ? 'This can take a moment. Please leave this page open.'
            : "This can't be undone. No one can restore your account, not even us."}
        </Text>
      </ConfirmDialog>
    </Panel>
  );
}
