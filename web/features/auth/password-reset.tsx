import { Flex, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { emailSchema } from '@doorstep/domain/contact/email';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSearchParams } from 'react-router-dom';
import * as z from 'zod/mini';
import { sendAccountMail } from '../../data/auth/auth.ts';
import { readAuthType } from '../../lib/paths.ts';
import { safeRedirect } from '../../lib/navigation/safe-redirect.ts';
import { moveFocusOnUnmount } from '../../ui/layout/heading-focus.ts';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { EmailField, ModeLink } from './form-parts.tsx';
import { authErrorText, toFieldError } from './messages.ts';

const schema = z.object({ email: emailSchema });

interface PasswordResetProps {
  email: string;
  onEmail: (email: string) => void;
  /** Where the new password leads, such as to an invitation; by default what the address says. */
  redirect?: string | undefined;
}

/** Requests a password reset link. The answer is the same whether the account exists or not. */
export function PasswordReset({ email: initialEmail, onEmail, redirect }: PasswordResetProps) {
  const [query] = useSearchParams();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, formState, setError } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: initialEmail },
  });

  const submit = async ({ email }: z.infer<typeof schema>) => {
    try {
      await sendAccountMail(email, {
        kind: 'reset',
        type: readAuthType(query),
        redirect: redirect ?? safeRedirect(query.get('redirect')),
      });
      setSentTo(email);
    } catch (error) {
      console.warn('The password reset link was not sent', error);
      if (toFieldError(error)) {
        setError('email', { message: authErrorText(error) }, { shouldFocus: true });
      } else toast.error(authErrorText(error));
    }
  };

  return (
    <Stack gap="5">
      {sentTo === null ? (
        <form
          noValidate
          ref={moveFocusOnUnmount}
          onSubmit={(event) => void handleSubmit(submit)(event)}
        >
          <Stack gap="5">
            <EmailField
              field={register('email')}
              error={formState.errors.email?.message}
              onEmail={onEmail}
            />
            <AriaDisabledButton type="submit" size="lg" off={formState.isSubmitting}>
              Send reset link
            </AriaDisabledButton>
          </Stack>
        </form>
      ) : (
        <Text role="status">
          If there is an account for{' '}
          <Text as="strong" overflowWrap="anywhere">
            {sentTo}
          </Text>
          , a link to choose a new password is on its way.
        </Text>
      )}
      <Flex justify="center" ref={moveFocusOnUnmount}>
        <ModeLink form="sign-in">Back to sign in</ModeLink>
      </Flex>
    </Stack>
  );
}
