import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { isolate } from '@doorstep/domain/text';
import { MailCheck, MailX } from 'lucide-react';
import { useEffect, useState } from 'react';
import { zodResolver } from '@hookform/resolvers/zod';
import { toAppError } from '@doorstep/domain/app-error';
import { emailSchema } from '@doorstep/domain/contact/email';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { sendAccountMail } from '../../data/auth/auth.ts';
import { pendingConfirmation } from '../../lib/storage/browser-storage.ts';
import { safeRedirect } from '../../lib/navigation/safe-redirect.ts';
import { moveFocusOnUnmount } from '../../ui/layout/heading-focus.ts';
import { ScreenHeading } from '../../ui/layout/page.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { recheckVerification } from '../../data/auth/session.ts';
import { Input } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import type { Credentials } from './auth-form.tsx';
import { AUTH_MESSAGES, authErrorText } from './messages.ts';

/** The state of the confirmation mail. */
export type MailState = 'sending' | 'sent' | 'failed';

const TEXTS: Record<MailState, { before: string; after: string }> = {
  sending: { before: "We're sending a link to ", after: '.' },
  sent: {
    before: 'We sent a link to ',
    after:
      '. Open it to pick up where you left off. It can take a minute. Check your spam folder too.',
  },
  failed: {
    before: "Your account was created, but we couldn't send the link to ",
    after: '. Please send it again.',
  },
};

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
function CorrectEmail({ email, onCorrect, onClose }: CorrectEmailProps) {
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

interface UnconfirmedEmailProps {
  email: string;
  /** The address of the invitation that the person follows, or null. No other address can join. */
  invitedEmail: string | null;
  mail: MailState;
  onResent: () => void;
  /** Throws AppError. */
  onCorrect: (credentials: Credentials) => Promise<void>;
  onLeave: () => void;
}

/** Returns why the address of an invitation is not corrected here. */
function invitationText(email: string, invitedEmail: string): string {
  return email === invitedEmail
    ? 'Your invitation is for this address.'
    : `Your invitation is for ${isolate(invitedEmail)}. Use another account to join the team.`;
}

/** Tells a new account's owner to confirm the email, and sends the mail again on request. */
export function UnconfirmedEmail(props: UnconfirmedEmailProps) {
  const { email, invitedEmail, mail, onResent, onCorrect, onLeave } = props;
  const [isBusy, setBusy] = useState(false);
  const [isCorrecting, setCorrecting] = useState(false);

  const run = async (action: () => Promise<void>) => {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      console.error('The confirmation screen failed', error);
      toast.error(authErrorText(error));
    } finally {
      setBusy(false);
    }
  };
  const resend = async () => {
    const { type = null, redirect = null } = pendingConfirmation.get() ?? {};
    await sendAccountMail(email, { kind: 'confirm', type, redirect: safeRedirect(redirect) });
    onResent();
    toast.success(AUTH_MESSAGES.resent);
  };

  const isFailed = mail === 'failed';
  const isOff = isBusy || mail === 'sending';
  const { before, after } = TEXTS[mail];
  return (
    <Stack gap="5" align="center" textAlign="center" ref={moveFocusOnUnmount}>
      <Flex color="accent.fg" bg="accent.subtle" borderRadius="full" p="5" aria-hidden="true">
        {isFailed ? <MailX size={32} /> : <MailCheck size={32} />}
      </Flex>
      <ScreenHeading size="lg">
        {isFailed ? "Your email isn't confirmed yet" : AUTH_MESSAGES.checkEmail}
      </ScreenHeading>
      <Text color="fg.muted" role="status">
        <span>{before}</span>
        <Text as="strong" color="fg" overflowWrap="anywhere">
          {email}
        </Text>
        <span>{after}</span>
      </Text>
      {invitedEmail !== null && (
        <Text color="fg.muted" overflowWrap="anywhere">
          {invitationText(email, invitedEmail)}
        </Text>
      )}
      {isCorrecting ? (
        <Box w="full" mt="2">
          <CorrectEmail email={email} onCorrect={onCorrect} onClose={() => setCorrecting(false)} />
        </Box>
      ) : (
        <Stack gap="3" align="center" ref={moveFocusOnUnmount}>
          <AriaDisabledButton variant="outline" off={isOff} onClick={() => void run(resend)}>
            Resend the email
          </AriaDisabledButton>
          {invitedEmail === null && (
            <AriaDisabledButton variant="outline" off={isOff} onClick={() => setCorrecting(true)}>
              Correct the address
            </AriaDisabledButton>
          )}
          <AriaDisabledButton variant="ghost" size="sm" off={isBusy} onClick={onLeave}>
            Use another account
          </AriaDisabledButton>
        </Stack>
      )}
    </Stack>
  );
}
