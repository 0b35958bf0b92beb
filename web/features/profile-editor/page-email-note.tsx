import { Box, Stack, Text } from '@chakra-ui/react';
import { normalizeEmail } from '@doorstep/domain/contact/email';
import { toAppError } from '@doorstep/domain/app-error';
import { useState } from 'react';
import { useSession } from '../../data/auth/session.ts';
import {
  sendPageEmailLink,
  useConfirmedPageEmail,
} from '../../data/profiles/own-page-documents.ts';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { EDITOR_MESSAGES, pageEmailWaitsText } from './messages.ts';

interface NoteProps {
  uid: string;
  /** The email of the saved page. */
  email: string;
  accountEmail: string;
}

function Note({ uid, email, accountEmail }: NoteProps) {
  const stored = useConfirmedPageEmail(uid);
  const [isBusy, setBusy] = useState(false);
  const [answer, setAnswer] = useState<string | null>(null);
  if (stored.status !== 'ready') return null;
  if (stored.data?.email === email) {
    return (
      <Text color="fg.muted" fontSize="sm" overflowWrap="anywhere">
        {EDITOR_MESSAGES.pageEmailConfirmed}
      </Text>
    );
  }
  const send = async () => {
    setBusy(true);
    setAnswer(null);
    try {
      const { sent } = await sendPageEmailLink();
      setAnswer(sent ? EDITOR_MESSAGES.linkSent : EDITOR_MESSAGES.linkNotNeeded);
    } catch (error) {
      console.warn('The link for the email of the page was not sent', error);
      setAnswer(toAppError(error).personMessage ?? EDITOR_MESSAGES.linkNotSent);
    }
    setBusy(false);
  };
  return (
    <Box bg="bg.warning" color="fg.warning" borderRadius="xl" px="4" py="3" fontSize="sm">
      <Stack gap="3" align="flex-start">
        <Text overflowWrap="anywhere">{pageEmailWaitsText(email, accountEmail)}</Text>
        <AriaDisabledButton size="sm" variant="outline" off={isBusy} onClick={() => void send()}>
          {isBusy ? 'Sending...' : 'Send the link again'}
        </AriaDisabledButton>
        <Text role="status">{answer}</Text>
      </Stack>
    </Box>
  );
}

/**
 * Says beside the field whether requests go to the email of the saved page, and sends the link that
 * confirms it. Shows nothing for the account's own email and without one.
 */
export function PageEmailNote({ uid, email }: Pick<NoteProps, 'uid' | 'email'>) {
  const session = useSession();
  if (session.status !== 'signed-in' || email === '') return null;
  const accountEmail = normalizeEmail(session.email);
  if (email === accountEmail) return null;
  return <Note key={email} uid={uid} email={email} accountEmail={accountEmail} />;
}
