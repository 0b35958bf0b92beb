import { Button, Dialog, Flex, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { isolate } from '@doorstep/domain/text';
import { clientChatHref, paths } from '../../../lib/paths.ts';
import { AppLink, ButtonLink } from '../../../ui/layout/primitives.tsx';

interface RequestSentProps {
  requestId: string;
  /** The professional's name. */
  name: string;
  onDone: () => void;
}

/** Replaces the form in the request dialog after the request was sent. */
export function RequestSent({ requestId, name, onDone }: RequestSentProps) {
  const title = useRef<HTMLHeadingElement>(null);
  // The Send button, which had the focus, is gone.
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <Dialog.Header>
        <Dialog.Title
          ref={title}
          tabIndex={-1}
          outline="0"
          fontFamily="heading"
          fontSize="2xl"
          lineHeight="1.2"
          pe="12"
        >
          What happens next
        </Dialog.Title>
      </Dialog.Header>
      <Dialog.Body textStyle="md">
        <Stack as="ol" gap="3">
          <Text as="li" overflowWrap="anywhere">
            {`${isolate(name)} reads your request and contacts you.`}
          </Text>
          <Text as="li">
            You can add details or ask questions in the chat. If you're away, we email you about new
            messages.
          </Text>
          <Text as="li">
            You'll find the request and its status under{' '}
            <AppLink to={paths.clientDashboard} replace>
              My Requests
            </AppLink>
            .
          </Text>
        </Stack>
        <Flex gap="3" direction={{ base: 'column', md: 'row-reverse' }} pt="7">
          {/* Replaces the dialog's history entry: Back leads from the chat to the page. */}
          <ButtonLink to={clientChatHref(requestId)} replace size="lg">
            Open chat
          </ButtonLink>
          <Button size="lg" variant="ghost" onClick={onDone}>
            Done
          </Button>
        </Flex>
      </Dialog.Body>
    </>
  );
}
