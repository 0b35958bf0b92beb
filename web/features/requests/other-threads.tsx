import { Flex, Text } from '@chakra-ui/react';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { shorten } from '@doorstep/domain/text';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { listOtherThreads, type ThreadSides } from '../../data/requests/inbox.ts';
import { inboxState } from '../../lib/navigation/history-state.ts';
import { paths, providerChatHref, requestChatHref } from '../../lib/paths.ts';
import { useLoad } from '../../lib/use-load.ts';
import { LineSkeletons } from '../../ui/feedback/states.tsx';
import { AppLink } from '../../ui/layout/primitives.tsx';
import { Fact, FactsFold } from './request-facts.tsx';

/** The most characters of the description in a link to another request. */
const LENGTH = 40;

/** Returns the other threads of a thread's client; null until they are loaded. */
function useOtherThreads(sides: ThreadSides) {
  const threads = useLoad(`other threads: ${sides.id}`, () => listOtherThreads(sides));
  const failure = threads.status === 'error' ? threads.error : null;
  useEffect(() => {
    if (failure) console.warn('The other threads could not be loaded', failure);
  }, [failure]);
  return threads.status === 'ready' ? threads.data : null;
}

/** Returns the history state of a link to another thread of the inbox. */
function useThreadState(): unknown {
  const location = useLocation();
  // Beside the list, the address is the one of the inbox, with its filters.
  return location.pathname === paths.dashboard ? inboxState(location.search) : location.state;
}

function RequestLinks({ requests }: { requests: readonly ServiceRequest[] }) {
  const state = useThreadState();
  return requests.map((one) => (
    <AppLink key={one.id} to={requestChatHref(one.id)} state={state}>
      {shorten(one.service_description, LENGTH)}
    </AppLink>
  ));
}

/** A fact about a request: links to the other threads of its client, if there are any. */
export function OtherThreads(sides: ThreadSides) {
  const threads = useOtherThreads(sides);
  const state = useThreadState();
  if (!threads || (threads.requests.length === 0 && !threads.hasChat)) return null;
  return (
    <Fact label="Also from this client">
      <RequestLinks requests={threads.requests} />
      {threads.hasChat && (
        <AppLink to={providerChatHref(sides.providerId, sides.clientUid)} state={state}>
          Direct chat
        </AppLink>
      )}
    </Fact>
  );
}

function LoadedRequests(sides: ThreadSides) {
  const threads = useOtherThreads(sides);
  if (!threads) return <LineSkeletons label="Loading requests..." />;
  return threads.requests.length === 0 ? (
    <Text color="fg.muted">This client hasn't sent you any requests.</Text>
  ) : (
    <Flex columnGap="4" wrap="wrap">
      <RequestLinks requests={threads.requests} />
    </Flex>
  );
}

/** The requests of a direct chat's client: one line, and links when pressed. */
export const ClientRequests = (sides: ThreadSides) => (
  <FactsFold line="Requests from this client">
    <LoadedRequests {...sides} />
  </FactsFold>
);
