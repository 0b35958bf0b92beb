import { Button, type ButtonProps, Flex, Text } from '@chakra-ui/react';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { MessageCircle, Pencil, Phone } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { earlyAnswer } from '../../lib/early-answer.ts';
import { authHref, paths, providerChatHref, requestHref } from '../../lib/paths.ts';
import { AppLink, ButtonLink } from '../../ui/layout/primitives.tsx';
import { PUBLIC_PAGE_MESSAGES, visitorHints } from './messages.ts';
import { isReachablePage, REDIRECT_DELAY_MS, type Viewer } from './use-request-service.ts';

interface RequestActionsProps {
  provider: PublicPage;
  viewer: Viewer;
  isWaiting: boolean;
  isRedirecting: boolean;
  onRequest: () => void;
  onDescribe: () => void;
}

type RequestButtonProps = Omit<RequestActionsProps, 'viewer' | 'onDescribe'> & ButtonProps;

/** What the button answers to a visitor before the app is loaded. */
function useEarlyAnswer(provider: PublicPage) {
  const { pathname, search } = useLocation();
  if (!isReachablePage(provider)) return earlyAnswer({ say: [PUBLIC_PAGE_MESSAGES.noContact] });
  return earlyAnswer({
    say: visitorHints(provider),
    goTo: authHref({ type: 'client', redirect: requestHref(pathname, search) }),
    delay: REDIRECT_DELAY_MS,
  });
}

function RequestButton({ provider, ...rest }: RequestButtonProps) {
  const { isWaiting, isRedirecting, onRequest, ...props } = rest;
  const answer = useEarlyAnswer(provider);
  return (
    <Button
      size="lg"
      aria-busy={isWaiting || undefined}
      // The second click of a double click must not skip the hints.
      onClick={({ detail }) => detail < 2 && onRequest()}
      {...answer}
      {...props}
    >
      {isRedirecting ? 'Continue' : 'Request Service'}
    </Button>
  );
}

/** Opens the request form for a visitor. Reserves its space while the session loads. */
function DescribeFirst({ viewer, ...props }: { viewer: Viewer } & ButtonProps) {
  return (
    <Button variant="outline" visibility={viewer === 'visitor' ? 'visible' : 'hidden'} {...props}>
      Describe the job first
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

/** Reserves its space while the session loads, to avoid a layout shift. */
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

/** The buttons to contact the professional. On phones, `RequestBar` has the request button. */
export function RequestActions({ provider, viewer, onDescribe, ...press }: RequestActionsProps) {
  if (viewer === 'owner') return <OwnPage />;
  return (
    <Flex direction="column" gap="3">
      <RequestButton {...{ provider, ...press }} hideBelow="md" />
      {viewer === 'client' && <MessageProvider provider={provider} />}
      {viewer !== 'client' && <DescribeFirst {...{ viewer }} onClick={onDescribe} hideBelow="md" />}
      {viewer !== 'client' && <AccountHint shown={viewer === 'visitor'} />}
    </Flex>
  );
}

/** The buttons of phones to request and to call, always visible at the bottom of the screen. */
export function RequestBar(props: RequestActionsProps) {
  const { provider, viewer, isWaiting, isRedirecting, onRequest, onDescribe } = props;
  if (viewer === 'owner') return null;
  return (
    <Flex
      gap="3"
      wrap="wrap"
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
      _print={{ display: 'none' }}
    >
      <RequestButton {...{ provider, isWaiting, isRedirecting, onRequest }} flex="1" px="4" />
      {provider.phone_href && (
        <Button asChild variant="outline" size="lg">
          <a href={provider.phone_href}>
            <Phone size={19} aria-hidden="true" />
            Call
          </a>
        </Button>
      )}
      {viewer !== 'client' && (
        <DescribeFirst
          {...{ viewer }}
          onClick={onDescribe}
          flexBasis={{ base: '100%', sm: 'auto' }}
        />
      )}
    </Flex>
  );
}
