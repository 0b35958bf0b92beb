import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { MailCheck } from 'lucide-react';
import { useState } from 'react';
import { resendConfirmation, signOut } from '../../data/auth.ts';
import { pendingConfirmation } from '../../lib/browser-storage.ts';
import { toast } from '../../ui/toast.tsx';
import { authError } from './messages.ts';

/** The account is there, its address not confirmed yet: what to do, and the mail once more. */
export function Unconfirmed({ email }: { email: string }) {
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
    await resendConfirmation(pendingConfirmation.get()?.type ?? null);
    toast.success('We have sent the email again.');
  };
  const useAnother = async () => {
    pendingConfirmation.clear();
    await signOut();
  };

  return (
    <Stack gap="5" align="center" textAlign="center" role="status">
      <Flex color="accent.fg" bg="accent.subtle" borderRadius="full" p="5" aria-hidden="true">
        <MailCheck size={32} />
      </Flex>
      <Heading as="h2" size="lg">
        Check your email to confirm your account.
      </Heading>
      <Text color="fg.muted">
        We sent a link to{' '}
        <Text as="strong" color="fg" overflowWrap="anywhere">
          {email}
        </Text>
        . Open it on this device and you go on where you left off. It can take a minute; look into
        the spam folder too.
      </Text>
      <Button variant="outline" disabled={busy} onClick={() => void run(resend)}>
        Resend the email
      </Button>
      <Button variant="ghost" size="sm" disabled={busy} onClick={() => void run(useAnother)}>
        Use another account
      </Button>
    </Stack>
  );
}
