import { Box, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { newPasswordSchema } from '@doorstep/domain/account/new-password';
import { emailSchema } from '@doorstep/domain/contact/email';
import { useEffect } from 'react';
import { useForm, type FieldError } from 'react-hook-form';
import * as z from 'zod/mini';
import { FormField } from '../../ui/forms/form-field.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { moveFocusOnUnmount } from '../../ui/layout/heading-focus.ts';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { EmailField, ModeLink } from './form-parts.tsx';
import type { toFieldError } from './messages.ts';

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
  /** Whether the email cannot be changed. */
  hasFixedEmail: boolean;
  onEmail: (email: string) => void;
  /** Returns the error to show beside a field, or null. */
  onSubmit: (credentials: Credentials) => Promise<ReturnType<typeof toFieldError>>;
}

const LINK_TEXTS = { 'sign-in': 'Sign in instead', reset: 'Reset your password' } as const;

/** Shows the error of a field. If its type is a form of /auth, links to that form. */
function ErrorWithLink({ error: { message, type } }: { error: FieldError }) {
  const form = (['sign-in', 'reset'] as const).find((helpfulForm) => helpfulForm === type);
  return (
    <>
      <span>{message}</span>
      {form && (
        // The link disappears when it is pressed.
        <Box as="span" display="block" textStyle="sm" ref={moveFocusOnUnmount}>
          <ModeLink form={form}>{LINK_TEXTS[form]}</ModeLink>
        </Box>
      )}
    </>
  );
}

/** The email and password form. The text stays if an attempt fails, and if the mode changes. */
export function AuthForm({ mode, email, hasFixedEmail, onEmail, onSubmit }: AuthFormProps) {
  const signUp = mode === 'sign-up';
  const { register, handleSubmit, formState, setError, clearErrors } = useForm<Credentials>({
    resolver: zodResolver(signUp ? signUpSchema : signInSchema),
    defaultValues: { email, password: '' },
  });
  const { errors, isSubmitting } = formState;
  // An error of one mode may not apply to the other.
  useEffect(() => clearErrors(), [mode, clearErrors]);

  const submit = async (credentials: Credentials) => {
    const error = await onSubmit(credentials);
    if (!error) return;
    const { field, message, helpfulForm } = error;
    setError(field, { message, ...(helpfulForm && { type: helpfulForm }) }, { shouldFocus: true });
  };
  return (
    <form
      noValidate
      ref={moveFocusOnUnmount}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <Stack gap="5">
        <EmailField
          field={register('email')}
          error={errors.email && <ErrorWithLink error={errors.email} />}
          isFixed={hasFixedEmail}
          onEmail={onEmail}
        />
        <FormField
          label="Password"
          error={errors.password && <ErrorWithLink error={errors.password} />}
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
