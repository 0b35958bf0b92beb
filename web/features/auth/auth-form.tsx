import { Button, Input, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { emailSchema } from '@doorstep/domain/email';
import { useForm } from 'react-hook-form';
import { z } from 'zod';
import { FormField } from '../../ui/form-field.tsx';

const signInSchema = z.object({
  email: emailSchema,
  password: z.string().min(1, 'Please enter your password.'),
});

/** Firebase Auth's own minimum is 6 characters. */
const signUpSchema = z.object({
  email: emailSchema,
  password: z.string().min(6, 'Please choose a password of at least 6 characters.'),
});

export type Credentials = z.infer<typeof signInSchema>;

interface AuthFormProps {
  mode: 'sign-in' | 'sign-up';
  onSubmit: (credentials: Credentials) => Promise<void>;
}

/** Email and password. What was typed stays when a try fails. */
export function AuthForm({ mode, onSubmit }: AuthFormProps) {
  const signUp = mode === 'sign-up';
  const { register, handleSubmit, formState } = useForm<Credentials>({
    resolver: zodResolver(signUp ? signUpSchema : signInSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  return (
    <form noValidate onSubmit={(event) => void handleSubmit(onSubmit)(event)}>
      <Stack gap="5">
        <FormField label="Email" error={errors.email?.message} required>
          <Input type="email" autoComplete="email" inputMode="email" {...register('email')} />
        </FormField>
        <FormField
          label="Password"
          error={errors.password?.message}
          help={signUp ? 'At least 6 characters.' : undefined}
          required
        >
          <Input
            type="password"
            autoComplete={signUp ? 'new-password' : 'current-password'}
            {...register('password')}
          />
        </FormField>
        <Button type="submit" size="lg" disabled={isSubmitting}>
          {signUp ? 'Create account' : 'Sign in'}
        </Button>
      </Stack>
    </form>
  );
}
