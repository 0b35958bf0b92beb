import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { MailCheck, MailX } from 'lucide-react';
import { useState } from 'react';
import { sendAccountMail } from '../../data/auth/auth.ts';
import { pendingConfirmation } from '../../lib/storage/browser-storage.ts';
import { safeRedirect } from '../../lib/navigation/safe-redirect.ts';
import { moveFocusOnUnmount } from '../../ui/layout/heading-focus.ts';
import { ScreenHeading } from '../../ui/layout/page.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import type { Credentials } from './auth-form.tsx';
import { CorrectEmail } from './correct-email.tsx';
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

interface UnconfirmedEmailProps {
  email: string;
  mail: MailState;
  onResent: () => void;
  /** Throws AppError. */
  onCorrect: (credentials: Credentials) => Promise<void>;
  onLeave: () => void;
}

/** Tells a new account's owner to confirm the email, and sends the mail again on request. */
export function UnconfirmedEmail(props: UnconfirmedEmailProps) {
  const { email, mail, onResent, onCorrect, onLeave } = props;
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
      {isCorrecting ? (
        <Box w="full" mt="2">
          <CorrectEmail email={email} onCorrect={onCorrect} onClose={() => setCorrecting(false)} />
        </Box>
      ) : (
        <Stack gap="3" align="center" ref={moveFocusOnUnmount}>
          <AriaDisabledButton variant="outline" off={isOff} onClick={() => void run(resend)}>
            Resend the email
          </AriaDisabledButton>
          <AriaDisabledButton variant="outline" off={isOff} onClick={() => setCorrecting(true)}>
            Correct the address
          </AriaDisabledButton>
          <AriaDisabledButton variant="ghost" size="sm" off={isBusy} onClick={onLeave}>
            Use another account
          </AriaDisabledButton>
        </Stack>
      )}
    </Stack>
  );
}
