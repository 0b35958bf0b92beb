import { Box, Button, type ButtonProps, Flex, Text } from '@chakra-ui/react';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { MessageCircle, Pencil } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { authHref, paths, providerChatHref } from '../../lib/paths.ts';
import { AppLink, ButtonLink } from '../../ui/layout/primitives.tsx';
import { PUBLIC_PAGE_MESSAGES } from './messages.ts';
import type { Viewer } from './use-request-service.ts';

interface RequestActionsProps {
  provider: PublicPage;
  viewer: Viewer;
  waiting: boolean;
  onRequest: () => void;
}

type RequestButtonProps = Pick<RequestActionsProps, 'waiting' | 'onRequest'> & ButtonProps;

function RequestButton({ waiting, onRequest, ...props }: RequestButtonProps) {
  return (
    <Button size="lg" aria-busy={waiting || undefined} onClick={onRequest} {...props}>
      Request Service
    </Button>
  );
}

function MessageProvider({ provider }: { provider: PublicPage }) {
  return (
    <ButtonLink to={providerChatHref(provider.id)} variant="outline" size="lg">
      <MessageCircle size={19} aria-hidden="true" />
      Message Provider
    </ButtonLink>
  );
}

function OwnPage() {
  return (
    <Flex direction="column" gap="3" bg="accent.subtle" borderRadius="2xl" p="5">
      <Text>{PUBLIC_PAGE_MESSAGES.ownPage}</Text>
      <ButtonLink to={paths.profileEditor}>
        <Pencil size={17} aria-hidden="true" />
        Edit Public Profile
      </ButtonLink>
    </Flex>
  );
}

/** Its room is kept until it is known who looks, so that nothing jumps. */
function AccountHint({ shown }: { shown: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <Text
      color="fg.muted"
      fontSize="sm"
      textAlign={{ md: 'center' }}
      visibility={shown ? 'visible' : 'hidden'}
    >
      You'll need a free account to send a request.{' '}
      <AppLink to={authHref({ type: 'client', redirect: pathname + search })}>
        Create one or sign in
      </AppLink>
    </Text>
  );
}

/** What the page is for: asking this professional. On phones the button itself stands below. */
export function RequestActions({ provider, viewer, ...press }: RequestActionsProps) {
  if (viewer === 'owner') return <OwnPage />;
  return (
    <Flex direction="column" gap="3">
      <RequestButton {...press} hideBelow="md" />
      {viewer === 'member' && <MessageProvider provider={provider} />}
      {viewer !== 'member' && <AccountHint shown={viewer === 'visitor'} />}
    </Flex>
  );
}

/** On phones the button stays in reach, at the foot of the screen. */
export function RequestBar({ viewer, waiting, onRequest }: RequestActionsProps) {
  if (viewer === 'owner') return null;
  return (
    <Box
      hideFrom="md"
      position="sticky"
      bottom="0"
      zIndex="docked"
      mx="-4"
      mt="8"
      mb="-6"
      px="4"
      py="3"
      bg="bg/90"
      backdropFilter="blur(10px)"
      borderTopWidth="1px"
      borderColor="border.subtle"
    >
      <RequestButton waiting={waiting} onRequest={onRequest} w="full" />
    </Box>
  );
}
