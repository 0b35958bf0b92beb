import { Flex, Stack, Text } from '@chakra-ui/react';
import { MailCheck, MailX } from 'lucide-react';
import { useState } from 'react';
import { sendConfirmation } from '../../data/auth/auth.ts';
import { signOut } from '../../data/auth/sign-out.ts';
import { pendingConfirmation } from '../../lib/browser-storage.ts';
import { leavesFocus } from '../../ui/layout/heading-focus.ts';
import { ScreenHeading } from '../../ui/layout/page.tsx';
import { SteadyButton } from '../../ui/forms/aria-disabled-button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { AUTH_MESSAGES, authError } from './messages.ts';

/** Whether the confirmation mail has gone out. */
export type MailState = 'sending' | 'sent' | 'failed';

const WORDS: Record<MailState, { before: string; after: string }> = {
  sending: { before: "We're sending a link to ", after: '.' },
  sent: {
    before: 'We sent a link to ',
    after:
      '. Open it on this device to pick up where you left off. It can take a minute. Check your spam folder too.',
  },
  failed: {
    before: "Your account was created, but we couldn't send the link to ",
    after: '. Please send it again.',
  },
};

interface UnconfirmedProps {
  email: string;
  mail: MailState;
  onResent: () => void;
}

/** The account is there, its address not confirmed yet: what to do, and the mail once more. */
export function Unconfirmed({ email, mail, onResent }: UnconfirmedProps) {
  const [busy, setBusy] = useState(false);

  const run = async (action: () => Promise<void>) => {
    setBusy(true);
    try {
      await action();
    } catch (error) {
      console.error('Confirmation', error);
      toast.error(authError(error));
    } finally {
      setBusy(false);
    }
  };
  const resend = async () => {
    await sendConfirmation(email, pendingConfirmation.get()?.type ?? null);
    onResent();
    toast.success(AUTH_MESSAGES.resent);
  };
  const useAnother = async () => {
    pendingConfirmation.clear();
    await signOut();
  };

  const failed = mail === 'failed';
  const { before, after } = WORDS[mail];
  return (
    <Stack gap="5" align="center" textAlign="center" ref={leavesFocus}>
      <Flex color="accent.fg" bg="accent.subtle" borderRadius="full" p="5" aria-hidden="true">
        {failed ? <MailX size={32} /> : <MailCheck size={32} />}
      </Flex>
      <ScreenHeading size="lg">
        {failed ? "Your email isn't confirmed yet" : AUTH_MESSAGES.checkEmail}
      </ScreenHeading>
      <Text color="fg.muted" role="status">
        {before}
        <Text as="strong" color="fg" overflowWrap="anywhere">
          {email}
        </Text>
        {after}
      </Text>
      <SteadyButton
        variant="outline"
        off={busy || mail === 'sending'}
        onClick={() => void run(resend)}
      >
        Resend the email
      </SteadyButton>
      <SteadyButton variant="ghost" size="sm" off={busy} onClick={() => void run(useAnother)}>
        Use another account
      </SteadyButton>
    </Stack>
  );
}
