import { Stack, Text, VisuallyHidden } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router-dom';
import * as z from 'zod/mini';
import { checkResetCode, resetPassword, signIn } from '../../data/auth/auth.ts';
import { announceRecovery } from '../../data/auth/session.ts';
import { useLoad } from '../../lib/use-load.ts';
import { Input } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { leavesFocus } from '../../ui/layout/heading-focus.ts';
import { Page, PageHeading, Panel } from '../../ui/layout/page.tsx';
import { CardSkeletons, ErrorState } from '../../ui/feedback/states.tsx';
import { SteadyButton } from '../../ui/forms/aria-disabled-button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { AUTH_MESSAGES, authError, isUsedUp, linkError } from './messages.ts';
import { newPasswordSchema } from './new-password-schema.ts';
import { NewLink } from './new-link.tsx';

const schema = z.object({ password: newPasswordSchema });
const TITLE = 'Choose a new password';

interface FormProps {
  code: string;
  email: string;
  onUsedUp: () => void;
  onSignedIn: () => void;
}

function PasswordForm({ code, email, onUsedUp, onSignedIn }: FormProps) {
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { password: '' },
  });

  const change = async (password: string) => {
    try {
      await resetPassword(code, password);
      return true;
    } catch (error) {
      console.warn('The password was not changed', error);
      if (isUsedUp(error)) onUsedUp();
      else toast.error(authError(error));
      return false;
    }
  };
  const submit = async ({ password }: z.infer<typeof schema>) => {
    if (!(await change(password))) return;
    announceRecovery();
    try {
      const { confirmed } = await signIn(email, password);
      if (confirmed) toast.success(AUTH_MESSAGES.signedIn);
    } catch (error) {
      console.warn('Signing in with the new password failed', error);
      toast.error(authError(error));
    }
    onSignedIn();
  };

  return (
    <form noValidate ref={leavesFocus} onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap="5">
        <VisuallyHidden>
          {/* For password managers: whose password this is. */}
          <input
            type="email"
            autoComplete="username"
            value={email}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
        </VisuallyHidden>
        <FormField
          label="New password"
          error={formState.errors.password?.message}
          help="At least 6 characters."
          required
        >
          <Input type="password" autoComplete="new-password" {...register('password')} />
        </FormField>
        <SteadyButton type="submit" size="lg" off={formState.isSubmitting}>
          Save new password
        </SteadyButton>
      </Stack>
    </form>
  );
}

interface NewPasswordProps {
  /** Null where it was here once and the page has been loaded anew. */
  code: string | null;
  /** The person is in, or could not be signed in by the new password. */
  onSignedIn: () => void;
}

/** Where the link of a reset mail leads: a new password, and in with it. */
export function NewPassword({ code, onSignedIn }: NewPasswordProps) {
  const { search } = useLocation();
  const [usedUp, setUsedUp] = useState(false);
  const owner = useLoad(`reset:${code ?? ''}`, () =>
    code === null ? Promise.resolve(null) : checkResetCode(code),
  );
  const refused = owner.status === 'error' && isUsedUp(owner.error);
  if (usedUp || refused || code === null) return <NewLink search={search} />;

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
          We couldn't check this link. {linkError(owner.error)}
        </ErrorState>
      )}
      {owner.status === 'ready' && owner.data !== null && (
        <Panel>
          <PasswordForm
            code={code}
            email={owner.data}
            onUsedUp={() => setUsedUp(true)}
            onSignedIn={onSignedIn}
          />
        </Panel>
      )}
    </Page>
  );
}
