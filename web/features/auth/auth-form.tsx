import { Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { emailSchema } from '@doorstep/domain/email';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormField } from '../../ui/forms/form-field.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { moveFocusOnUnmount } from '../../ui/layout/heading-focus.ts';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { EmailField, newPasswordSchema } from './form-parts.tsx';

const signInSchema = z.object({
  email: emailSchema,
  password: z.string().check(z.minLength(1, 'Please enter your password.')),
});
const signUpSchema = z.object({ email: emailSchema, password: newPasswordSchema });

export type Credentials = z.infer<typeof signInSchema>;

interface AuthFormProps {
  mode: 'sign-in' | 'sign-up';
  /** The initial email. */
  email: string;
  onEmail: (email: string) => void;
  onSubmit: (credentials: Credentials) => Promise<void>;
}

/** The email and password form. The text stays if an attempt fails, and if the mode changes. */
export function AuthForm({ mode, email, onEmail, onSubmit }: AuthFormProps) {
  const signUp = mode === 'sign-up';
  const { register, handleSubmit, formState, clearErrors } = useForm<Credentials>({
    resolver: zodResolver(signUp ? signUpSchema : signInSchema),
    defaultValues: { email, password: '' },
  });
  const { errors, isSubmitting } = formState;
  // An error of one mode may not apply to the other.
  useEffect(() => clearErrors(), [mode, clearErrors]);
  return (
    <form
      noValidate
      ref={moveFocusOnUnmount}
      onSubmit={(event) => void handleSubmit(onSubmit)(event)}
    >
      <Stack gap="5">
        <EmailField field={register('email')} error={errors.email?.message} onEmail={onEmail} />
        <FormField
          label="Password"
          error={errors.password?.message}
          help={signUp ? 'At least 6 characters.' : undefined}
          required
        >
          <PasswordInput
            autoComplete={signUp ? 'new-password' : 'current-password'}
            {...register('password')}
          />
        </FormField>
        <AriaDisabledButton type="submit" size="lg" off={isSubmitting}>
          {signUp ? 'Create account' : 'Sign in'}
        </AriaDisabledButton>
      </Stack>
    </form>
  );
}
