import { Button, Input, Stack, Text } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { emailSchema } from '@doorstep/domain/email';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { sendPasswordReset } from '../../data/auth.ts';
import { FormField } from '../../ui/form-field.tsx';
import { toast } from '../../ui/toast.tsx';
import { authError } from './messages.ts';

const schema = z.object({ email: emailSchema });

/** Asks for a link to choose a new password. Says the same whether the account exists or not. */
export function PasswordReset({ onBack }: { onBack: () => void }) {
  const [sentTo, setSentTo] = useState<string | null>(null);
  const { register, handleSubmit, formState } = useForm({
    resolver: zodResolver(schema),
    defaultValues: { email: '' },
  });

  const submit = async ({ email }: z.infer<typeof schema>) => {
    try {
      await sendPasswordReset(email);
      setSentTo(email);
    } catch (error) {
      console.error('Password reset', error);
      toast.error(authError(error));
    }
  };

  if (sentTo !== null) {
    return (
      <Stack gap="5" role="status">
        <Text>
          If there is an account for <strong>{sentTo}</strong>, a link to choose a new password is
          on its way.
        </Text>
        <Button variant="outline" onClick={onBack}>
          Back to sign in
        </Button>
      </Stack>
    );
  }
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(submit)(event)}>
      <Stack gap="5">
        <FormField label="Email" error={formState.errors.email?.message} required>
          <Input type="email" autoComplete="email" inputMode="email" {...register('email')} />
        </FormField>
        <Button type="submit" size="lg" disabled={formState.isSubmitting}>
          Send reset link
        </Button>
        <Button variant="ghost" onClick={onBack}>
          Back to sign in
        </Button>
      </Stack>
    </form>
  );
}
