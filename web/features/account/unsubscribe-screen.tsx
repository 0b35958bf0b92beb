import { BRAND } from '@doorstep/domain/brand';
import { Box, Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { MailQuestionMark } from 'lucide-react';
import { useEffect, useState } from 'react';
import { getMailSubscription, setMailSubscription } from '../../data/mail/mail-preferences.ts';
import { useLoad } from '../../lib/use-load.ts';
import { Page, PageHeading, Panel } from '../../ui/layout/page.tsx';
import { EmptyState, ErrorState, LineSkeletons } from '../../ui/feedback/states.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { UNSUBSCRIBE_MESSAGES } from './messages.ts';

const isInvalidLink = (error: unknown) => toAppError(error).code === 'permission-denied';

interface SubscriptionProps {
  token: string;
  initiallySubscribed: boolean;
}

/** The button to unsubscribe or subscribe, and the result of each press. */
function Subscription({ token, initiallySubscribed }: SubscriptionProps) {
  const [isSubscribed, setSubscribed] = useState(initiallySubscribed);
  const [isBusy, setBusy] = useState(false);
  const [status, setStatus] = useState<string | null>(
    initiallySubscribed ? null : UNSUBSCRIBE_MESSAGES.unsubscribed,
  );
  const [error, setError] = useState<string | null>(null);
  const change = async () => {
    setBusy(true);
    setError(null);
    try {
      await setMailSubscription(token, isSubscribed ? 'unsubscribe' : 'subscribe');
      setSubscribed(!isSubscribed);
      setStatus(isSubscribed ? UNSUBSCRIBE_MESSAGES.unsubscribed : UNSUBSCRIBE_MESSAGES.subscribed);
    } catch (thrown) {
      console.error('The mail preferences could not be changed', thrown);
      setError(
        isInvalidLink(thrown) ? UNSUBSCRIBE_MESSAGES.invalidLink : UNSUBSCRIBE_MESSAGES.failed,
      );
    }
    setBusy(false);
  };
  return (
    <>
      <AriaDisabledButton
        variant={isSubscribed ? 'solid' : 'outline'}
        off={isBusy}
        onClick={() => void change()}
      >
        {isSubscribed ? 'Stop these emails' : 'Get these emails again'}
      </AriaDisabledButton>
      <Text role="status" fontWeight="600">
        {status}
      </Text>
      {error !== null && (
        <Text role="alert" color="fg.error">
          {error}
        </Text>
      )}
    </>
  );
}

/** Offers a retry, but not for an invalid link: it stays invalid. */
function LoadError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!isInvalidLink(error)) {
    return <ErrorState onRetry={onRetry}>{UNSUBSCRIBE_MESSAGES.failed}</ErrorState>;
  }
  return (
    <Box role="alert">
      <EmptyState icon={<MailQuestionMark />}>{UNSUBSCRIBE_MESSAGES.invalidLink}</EmptyState>
    </Box>
  );
}

/** Changes nothing when it is opened, because mail scanners open the links of a mail too. */
export function UnsubscribeScreen({ token }: { token: string }) {
  const subscription = useLoad(`mail-preferences:${token}`, () => getMailSubscription(token));
  const failure = subscription.status === 'error' ? subscription.error : null;
  useEffect(() => {
    if (failure) console.error('The mail preferences could not be read', failure);
  }, [failure]);

  return (
    <Page title="Emails about messages and requests" width="text">
      <PageHeading>Emails about messages and requests</PageHeading>
      {subscription.status === 'error' ? (
        <LoadError error={subscription.error} onRetry={subscription.reload} />
      ) : (
        <Panel>
          <Stack gap="5" align="flex-start">
            <Text fontSize="lg">
              {`We email you when you get a new message on ${BRAND.name}, when a request changes or goes unanswered, and when a team invites you. `}
              You'll always get emails about new requests and your plan.
            </Text>
            {subscription.status === 'loading' ? (
              <LineSkeletons label="Checking your email settings..." />
            ) : (
              <Subscription token={token} initiallySubscribed={subscription.data} />
            )}
          </Stack>
        </Panel>
      )}
    </Page>
  );
}
