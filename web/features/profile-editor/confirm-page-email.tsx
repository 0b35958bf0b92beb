import { BRAND } from '@doorstep/domain/brand';
import { Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import type { CallableInput } from '@doorstep/domain/callables';
import { useEffect, useRef, useState } from 'react';
import { callFunction } from '../../data/callables.ts';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { Page, PageHeading, Panel } from '../../ui/layout/page.tsx';

const CONFIRM_MESSAGES = {
  incomplete: "This link isn't complete. Please open it from the email again.",
  failed: "That didn't work. Please check your connection and try again.",
  confirmed: 'Confirmed. What clients send to this page comes to your email from now on.',
} as const;

type Link = CallableInput<'confirm-page-email'>;

/** The button, and the result of a press. A link that is refused stays refused. */
function Confirmation({ link }: { link: Link }) {
  const [state, setState] = useState<'waiting' | 'busy' | 'refused' | 'confirmed'>('waiting');
  const [error, setError] = useState<string | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  const confirm = async () => {
    setState('busy');
    setError(null);
    try {
      await callFunction('confirm-page-email', link);
      setState('confirmed');
    } catch (thrown) {
      const { code, personMessage } = toAppError(thrown);
      console.warn('The email of a page was not confirmed', thrown);
      setState(code === 'not-found' ? 'refused' : 'waiting');
      setError(code === 'not-found' ? personMessage : CONFIRM_MESSAGES.failed);
    }
  };
  return (
    <>
      <Text fontSize="lg">
        {`Somebody entered your email on a page on ${BRAND.name}. Confirm it if the page is yours or you answer for it: then what clients send comes to your email.`}
      </Text>
      <AriaDisabledButton
        ref={button}
        size="lg"
        off={state !== 'waiting'}
        onClick={() => void confirm()}
      >
        {state === 'busy' ? 'Confirming...' : 'Confirm this email'}
      </AriaDisabledButton>
      <Text role="status" fontWeight="600">
        {state === 'confirmed' ? CONFIRM_MESSAGES.confirmed : null}
      </Text>
      {error !== null && (
        <Text role="alert" color="fg.error">
          {error}
        </Text>
      )}
    </>
  );
}

/**
 * Confirms the email of a page when its button is pressed. Changes nothing when it is opened,
 * because mail scanners open the links of a mail too.
 */
export function ConfirmPageEmail({ link }: { link: Link }) {
  const isComplete = link.account !== '' && link.token !== '';
  return (
    <Page title="Confirm this email" width="text">
      <PageHeading>Confirm this email</PageHeading>
      <Panel>
        <Stack gap="5" align="flex-start">
          {isComplete ? (
            <Confirmation link={link} />
          ) : (
            <Text role="alert">{CONFIRM_MESSAGES.incomplete}</Text>
          )}
        </Stack>
      </Panel>
    </Page>
  );
}
