import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { toAppError } from '@doorstep/domain/app-error';
import { emailSchema } from '@doorstep/domain/contact/email';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { requestEmailChange } from '../../data/auth/auth.ts';
import { Input } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { ACCOUNT_MESSAGES, emailChangeErrorText, isWrongPassword } from './messages.ts';

const createSchema = (email: string) =>
  z.object({
    email: emailSchema.check(z.refine((typed) => typed !== email, ACCOUNT_MESSAGES.sameEmail)),
    password: z.string().check(z.minLength(1, 'Please enter your password.')),
  });
type Change = z.infer<ReturnType<typeof createSchema>>;

function Sent({ to }: { to: string }) {
  return (
    <Text role="status">
      We sent a link to{' '}
      <Text as="strong" overflowWrap="anywhere">
        {to}
      </Text>
      . Open it to switch to the new address. Until then, keep signing in with the current one.
    </Text>
  );
}

/** Requests the link that changes the account's email. The password proves that it is the owner. */
export function ChangeEmail({ email }: { email: string }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, formState, setError } = useForm<Change>({
    resolver: zodResolver(createSchema(email)),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const submit = async (change: Change) => {
    try {
      await requestEmailChange(change.password, change.email);
      setSentTo(change.email);
    } catch (error) {
      console.warn('The link to change the email was not sent', toAppError(error).message);
      if (isWrongPassword(error)) {
        setError('password', { message: ACCOUNT_MESSAGES.wrongPassword }, { shouldFocus: true });
      } else {
        toast.error(emailChangeErrorText(error));
      }
    }
  };

  return (
    <Panel as="section" aria-labelledby="change-email">
      <Heading as="h2" size="md" id="change-email" mb="3">
        Email address
      </Heading>
      <Text color="fg.muted" mb="5">
        You sign in with{' '}
        <Text as="strong" color="fg" overflowWrap="anywhere">
          {email}
        </Text>
        .
      </Text>
      {sentTo !== null ? (
        <Sent to={sentTo} />
      ) : (
        <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
          <Stack gap="5">
            <FormField label="New email" error={errors.email?.message} required>
              <Input type="email" autoComplete="email" inputMode="email" {...register('email')} />
            </FormField>
            <FormField label="Current password" error={errors.password?.message} required>
              <PasswordInput autoComplete="current-password" {...register('password')} />
            </FormField>
            <Box>
              <AriaDisabledButton type="submit" off={isSubmitting}>
                {isSubmitting ? 'Sending...' : 'Send link'}
              </AriaDisabledButton>
            </Box>
          </Stack>
        </form>
      )}
    </Panel>
  );
}
