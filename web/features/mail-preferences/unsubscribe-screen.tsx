import { Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { useState } from 'react';
import { setMailSubscription } from '../../data/mail-preferences.ts';
import { Page, PageHeading, Panel } from '../../ui/page.tsx';
import { SteadyButton } from '../../ui/steady-button.tsx';
import { UNSUBSCRIBE_MESSAGES } from './messages.ts';

type State = 'subscribed' | 'unsubscribed';

function errorText(error: unknown): string {
  const isUnknown = toAppError(error).code === 'permission-denied';
  return isUnknown ? UNSUBSCRIBE_MESSAGES.unknownLink : UNSUBSCRIBE_MESSAGES.failed;
}

/** Nothing changes by opening it: programs that look at a mail's links open them too. */
export function UnsubscribeScreen({ token }: { token: string }) {
  const [state, setState] = useState<State>('subscribed');
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const isSubscribed = state === 'subscribed';
  const change = async () => {
    setBusy(true);
    setError(null);
    try {
      await setMailSubscription(token, isSubscribed ? 'unsubscribe' : 'subscribe');
      setState(isSubscribed ? 'unsubscribed' : 'subscribed');
      setSaid(isSubscribed ? UNSUBSCRIBE_MESSAGES.unsubscribed : UNSUBSCRIBE_MESSAGES.subscribed);
    } catch (thrown) {
      console.error('The mail preferences could not be changed', thrown);
      setError(errorText(thrown));
    }
    setBusy(false);
  };

  return (
    <Page title="Emails about unread messages" width="text">
      <PageHeading>Emails about unread messages</PageHeading>
      <Panel>
        <Stack gap="5" align="flex-start">
          <Text fontSize="lg">
            When a message waits for you on Doorstep, we write to you once, so that you do not miss
            it. Emails about your requests and your plan come in any case.
          </Text>
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
        </Stack>
      </Panel>
    </Page>
  );
}
