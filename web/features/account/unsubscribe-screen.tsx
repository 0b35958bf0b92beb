import { BRAND } from '@doorstep/domain/brand';
import { Box, Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { MailQuestionMark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { getMailSubscription, setMailSubscription } from '../../data/mail/mail-preferences.ts';
import { useLoad } from '../../lib/use-load.ts';
import { Page, PageHeading, Panel } from '../../ui/layout/page.tsx';
import { EmptyState, ErrorState, LineSkeletons } from '../../ui/feedback/states.tsx';
import { SteadyButton } from '../../ui/forms/aria-disabled-button.tsx';
import { UNSUBSCRIBE_MESSAGES } from './unsubscribe-messages.ts';

const isUnknown = (error: unknown) => toAppError(error).code === 'permission-denied';

/** The button, and how it stands after each press. */
function Choice({ token, atFirst }: { token: string; atFirst: boolean }) {
  const [isSubscribed, setSubscribed] = useState(atFirst);
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(
    atFirst ? null : UNSUBSCRIBE_MESSAGES.unsubscribed,
  );
  const [error, setError] = useState<string | null>(null);
  const change = async () => {
    setBusy(true);
    setError(null);
    try {
      await setMailSubscription(token, isSubscribed ? 'unsubscribe' : 'subscribe');
      setSubscribed(!isSubscribed);
      setSaid(isSubscribed ? UNSUBSCRIBE_MESSAGES.unsubscribed : UNSUBSCRIBE_MESSAGES.subscribed);
    } catch (thrown) {
      console.error('The mail preferences could not be changed', thrown);
      setError(isUnknown(thrown) ? UNSUBSCRIBE_MESSAGES.unknownLink : UNSUBSCRIBE_MESSAGES.failed);
    }
    setBusy(false);
  };
  return (
    <>
      <SteadyButton
        variant={isSubscribed ? 'solid' : 'outline'}
        off={busy}
        onClick={() => void change()}
      >
        {isSubscribed ? 'Stop these emails' : 'Get these emails again'}
      </SteadyButton>
      <Text role="status" fontWeight="600">
        {said}
      </Text>
      {error !== null && (
        <Text role="alert" color="fg.error">
          {error}
        </Text>
      )}
    </>
  );
}

/** A link that is not ours stays so; anything else may go over. */
function NotKnown({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!isUnknown(error))
    return <ErrorState onRetry={onRetry}>{UNSUBSCRIBE_MESSAGES.failed}</ErrorState>;
  return (
    <Box role="alert">
      <EmptyState icon={<MailQuestionMark />}>{UNSUBSCRIBE_MESSAGES.unknownLink}</EmptyState>
    </Box>
  );
}

/** Nothing changes by opening it: programs that look at a mail's links open them too. */
export function UnsubscribeScreen({ token }: { token: string }) {
  const standing = useLoad(`mail-preferences:${token}`, () => getMailSubscription(token));
  const failure = standing.status === 'error' ? standing.error : null;
  useEffect(() => {
    if (failure) console.error('The mail preferences could not be read', failure);
  }, [failure]);

  return (
    <Page title="Emails about unread messages" width="text">
      <PageHeading>Emails about unread messages</PageHeading>
      {standing.status === 'error' ? (
        <NotKnown error={standing.error} onRetry={standing.reload} />
      ) : (
        <Panel>
          <Stack gap="5" align="flex-start">
            <Text fontSize="lg">
              {`When you have a new message on ${BRAND.name}, we email you once so you don't miss it. `}
              You'll always get emails about your requests and your plan.
            </Text>
            {standing.status === 'loading' ? (
              <LineSkeletons label="Checking your email settings..." />
            ) : (
              <Choice token={token} atFirst={standing.data} />
            )}
          </Stack>
        </Panel>
      )}
    </Page>
  );
}
