import { Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { newPasswordSchema } from '@doorstep/domain/account/new-password';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { checkResetCode, resetPassword, signIn } from '../../data/auth/auth.ts';
import { announcePasswordRecovery } from '../../data/auth/password-recovery.ts';
import { useLoad } from '../../lib/use-load.ts';
import { FormField } from '../../ui/forms/form-field.tsx';
import { PasswordInput, PasswordOwner } from '../../ui/forms/password-input.tsx';
import { moveFocusOnUnmount } from '../../ui/layout/heading-focus.ts';
import { Page, PageHeading, Panel } from '../../ui/layout/page.tsx';
import { CardSkeletons, ErrorState } from '../../ui/feedback/states.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import {
  AUTH_MESSAGES,
  authErrorText,
  isLinkExpired,
  linkErrorText,
  toFieldError,
} from './messages.ts';
import { PasswordChanged, RefusedLink, type Refusal } from './link-message.tsx';
import type { MailLink } from './mail-link.ts';
import { settleLink } from './use-link-press.ts';

const schema = z.object({ password: newPasswordSchema });
const TITLE = 'Choose a new password';

interface FormProps {
  code: string;
  email: string;
  /** Called when the link is refused; returns whether it has changed the password before. */
  onRefused: () => Promise<boolean>;
  onSignedIn: () => void;
}

function PasswordForm({ code, email, onRefused, onSignedIn }: FormProps) {
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
  });

  const change = async (password: string) => {
    try {
      await resetPassword(code, password);
      return true;
    } catch (error) {
      console.warn('The password was not changed', error);
      // The answer to an earlier press may have been lost.
      if (isLinkExpired(error)) return onRefused();
      if (toFieldError(error)) {
        setError('password', { message: authErrorText(error) }, { shouldFocus: true });
      } else toast.error(authErrorText(error));
      return false;
    }
  };
  const submit = async ({ password }: z.infer<typeof schema>) => {
    if (!(await change(password))) return;
    announcePasswordRecovery();
    try {
      const { confirmed } = await signIn(email, password);
      if (confirmed) toast.announce(AUTH_MESSAGES.signedIn);
    } catch (error) {
      console.warn('Signing in with the new password failed', error);
      toast.error(authErrorText(error));
    }
    onSignedIn();
  };

  return (
    <form
      noValidate
      ref={moveFocusOnUnmount}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <Stack gap="5">
        <PasswordOwner email={email} />
        <FormField
          label="New password"
          error={formState.errors.password?.message}
          help="At least 6 characters."
          required
        >
          <PasswordInput autoComplete="new-password" {...register('password')} />
        </FormField>
        <AriaDisabledButton type="submit" size="lg" off={formState.isSubmitting}>
          Save new password
        </AriaDisabledButton>
      </Stack>
    </form>
  );
}

interface NewPasswordProps {
  link: MailLink;
  /** Called after the password was changed, even if signing in with it failed. */
  onSignedIn: () => void;
}

interface LinkOwner {
  /** The email of the account; null for a refused link. */
  email: string | null;
  /** What became of a refused link, or null. */
  state: Refusal | 'done' | null;
}

/** Checks the code, which does not use it up. Throws AppError. */
async function loadOwner(link: MailLink): Promise<LinkOwner> {
  try {
    if (link.code !== null) return { email: await checkResetCode(link.code), state: null };
  } catch (error) {
    if (!isLinkExpired(error)) throw error;
  }
  return { email: null, state: await settleLink(link) };
}

/** The screen of a password reset link: sets a new password and signs in with it. */
export function NewPassword({ link, onSignedIn }: NewPasswordProps) {
  const { code } = link;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const owner = useLoad(`reset:${code ?? ''}`, () => loadOwner(link));
  const handleRefusal = async () => {
    try {
      const state = await settleLink(link);
      if (state !== 'done') setRefusal(state);
      return state === 'done';
    } catch (error) {
      console.warn('The link could not be checked', error);
      toast.error(linkErrorText(error));
      return false;
    }
  };
  const state = refusal ?? (owner.status === 'ready' ? owner.data.state : null);
  if (state === 'done') return <PasswordChanged />;
  if (state !== null) return <RefusedLink mode={link.mode} refusal={state} />;

  return (
    <Page title={TITLE} width="narrow">
      <PageHeading
        lead={
          owner.status === 'ready' && (
            <>
              For your account{' '}
              <Text as="strong" color="fg" overflowWrap="anywhere">
                {owner.data.email}
              </Text>
            </>
          )
        }
      >
        {TITLE}
      </PageHeading>
      {owner.status === 'loading' && <CardSkeletons label="Checking your link..." count={1} />}
      {owner.status === 'error' && (
        <ErrorState onRetry={owner.reload}>
          {`We couldn't check this link. ${linkErrorText(owner.error)}`}
        </ErrorState>
      )}
      {owner.status === 'ready' && code !== null && owner.data.email !== null && (
        <Panel>
          <PasswordForm
            code={code}
            email={owner.data.email}
            onRefused={handleRefusal}
            onSignedIn={onSignedIn}
          />
        </Panel>
      )}
    </Page>
  );
}
