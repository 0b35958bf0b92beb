import { Box, Heading, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { toAppError } from '@doorstep/domain/app-error';
import { newPasswordSchema } from '@doorstep/domain/account/new-password';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { changePassword } from '../../data/auth/auth.ts';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { PasswordInput, PasswordOwner } from '../../ui/forms/password-input.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { ACCOUNT_MESSAGES, isWrongPassword, passwordChangeErrorText } from './messages.ts';

const schema = z.object({
  current: z.string().check(z.minLength(1, 'Please enter your password.')),
  next: newPasswordSchema,
});
type Passwords = z.infer<typeof schema>;

/** Changes the password after the person has entered the current one. */
export function ChangePassword({ email }: { email: string }) {
  const { register, handleSubmit, formState, setError, reset } = useForm<Passwords>({
    resolver: zodResolver(schema),
    defaultValues: { current: '', next: '' },
  });
  const { errors, isSubmitting } = formState;

  const showError = (error: unknown) => {
    const message = passwordChangeErrorText(error);
    const { code } = toAppError(error);
    if (isWrongPassword(error)) {
      setError('current', { message: ACCOUNT_MESSAGES.wrongPassword }, { shouldFocus: true });
    } else if (code === 'rate-limited') {
      setError('current', { message }, { shouldFocus: true });
    } else if (code === 'invalid-input') {
      setError('next', { message }, { shouldFocus: true });
    } else toast.error(message);
  };
  const submit = async ({ current, next }: Passwords) => {
    try {
      await changePassword(current, next);
      reset();
      toast.success(ACCOUNT_MESSAGES.passwordChanged);
    } catch (error) {
      console.warn('The password was not changed', toAppError(error).message);
      showError(error);
    }
  };

  return (
    <Panel as="section" aria-labelledby="change-password" mt="6">
      <Heading as="h2" size="md" id="change-password" mb="3">
        Password
      </Heading>
      <Text color="fg.muted" mb="5">
        You'll stay signed in here. Your other devices will have to sign in again.
      </Text>
      <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
        <Stack gap="5">
          <PasswordOwner email={email} />
          <FormField label="Current password" error={errors.current?.message} required>
            <PasswordInput autoComplete="current-password" {...register('current')} />
          </FormField>
          <FormField
            label="New password"
            error={errors.next?.message}
            help="At least 6 characters."
            required
          >
            <PasswordInput autoComplete="new-password" {...register('next')} />
          </FormField>
          <Box>
            <AriaDisabledButton type="submit" variant="outline" off={isSubmitting}>
              {isSubmitting ? 'Changing...' : 'Change password'}
            </AriaDisabledButton>
          </Box>
        </Stack>
      </form>
    </Panel>
  );
}
