import { Flex, Stack } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { toAppError } from '@doorstep/domain/app-error';
import { emailSchema } from '@doorstep/domain/contact/email';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { recheckVerification } from '../../data/auth/session.ts';
import { Input } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { moveFocusOnUnmount } from '../../ui/layout/heading-focus.ts';
import type { Credentials } from './auth-form.tsx';
import { AUTH_MESSAGES, authErrorText } from './messages.ts';

const createSchema = (email: string) =>
  z.object({
    email: emailSchema.check(z.refine((typed) => typed !== email, AUTH_MESSAGES.sameEmail)),
    password: z.string().check(z.minLength(1, 'Please enter your password.')),
  });

interface CorrectEmailProps {
  /** The address to correct. */
  email: string;
  /** Throws AppError. */
  onCorrect: (credentials: Credentials) => Promise<void>;
  onClose: () => void;
}

/** Corrects the email of a new account. The password proves that it is the owner. */
export function CorrectEmail({ email, onCorrect, onClose }: CorrectEmailProps) {
  const { register, handleSubmit, formState, setError, setFocus } = useForm<Credentials>({
    resolver: zodResolver(createSchema(email)),
    defaultValues: { email, password: '' },
  });
  const { errors, isSubmitting } = formState;
  useEffect(() => setFocus('email'), [setFocus]);

  const submit = async (credentials: Credentials) => {
    try {
      await onCorrect(credentials);
      onClose();
    } catch (error) {
      const { code, message } = toAppError(error);
      console.warn('The email was not corrected', message);
      if (code === 'unauthenticated') {
        setError('password', { message: AUTH_MESSAGES.wrongPassword }, { shouldFocus: true });
        return;
      }
      toast.error(authErrorText(error));
      // The email may have been confirmed on another device.
      if (code === 'failed-precondition') await recheckVerification();
    }
  };
  return (
    <form
      noValidate
      ref={moveFocusOnUnmount}
      onSubmit={(event) => void handleSubmit(submit)(event)}
    >
      <Stack gap="5" textAlign="start">
        <FormField label="Correct email" error={errors.email?.message} required>
          <Input type="email" autoComplete="email" inputMode="email" {...register('email')} />
        </FormField>
        <FormField label="Your password" error={errors.password?.message} required>
          <PasswordInput autoComplete="current-password" {...register('password')} />
        </FormField>
        <Flex gap="3" wrap="wrap">
          <AriaDisabledButton type="submit" off={isSubmitting}>
            {isSubmitting ? 'Sending...' : 'Send link'}
          </AriaDisabledButton>
          <AriaDisabledButton variant="ghost" off={isSubmitting} onClick={onClose}>
            Cancel
          </AriaDisabledButton>
        </Flex>
      </Stack>
    </form>
  );
}
