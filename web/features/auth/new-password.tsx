import { Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { newPasswordSchema } from '@doorstep/domain/account/new-password';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { checkResetCode, resetPassword, signIn } from '../../data/auth/auth.ts';
import { announcePasswordRecovery } from '../../data/auth/session.ts';
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
import { ExpiredResetLink } from './expired-link.tsx';

const schema = z.object({ password: newPasswordSchema });
const TITLE = 'Choose a new password';

interface FormProps {
  code: string;
  email: string;
  onExpired: () => void;
  onSignedIn: () => void;
}

function PasswordForm({ code, email, onExpired, onSignedIn }: FormProps) {
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
      if (isLinkExpired(error)) onExpired();
      else if (toFieldError(error)) {
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
      if (confirmed) toast.success(AUTH_MESSAGES.signedIn);
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
  /** The code of the link; null after a reload. */
  code: string | null;
  /** Called after the password was changed, even if signing in with it failed. */
  onSignedIn: () => void;
}

/** The screen of a password reset link: sets a new password and signs in with it. */
export function NewPassword({ code, onSignedIn }: NewPasswordProps) {
  const { search } = useLocation();
  const [isExpired, setExpired] = useState(false);
  const owner = useLoad(`reset:${code ?? ''}`, () =>
    code === null ? Promise.resolve(null) : checkResetCode(code),
  );
  const isRefused = owner.status === 'error' && isLinkExpired(owner.error);
  if (isExpired || isRefused || code === null) return <ExpiredResetLink search={search} />;

  return (
    <Page title={TITLE} width="narrow">
      <PageHeading
        lead={
          owner.status === 'ready' && (
            <>
              For your account{' '}
              <Text as="strong" color="fg" overflowWrap="anywhere">
                {owner.data}
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
      {owner.status === 'ready' && owner.data !== null && (
        <Panel>
          <PasswordForm
            code={code}
            email={owner.data}
            onExpired={() => setExpired(true)}
            onSignedIn={onSignedIn}
          />
        </Panel>
      )}
    </Page>
  );
}
