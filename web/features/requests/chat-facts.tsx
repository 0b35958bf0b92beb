import { Badge, Box, Button, Grid, Link, Text } from '@chakra-ui/react';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { isolate, shorten } from '@doorstep/domain/text';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { sessionUid } from '../../data/auth/session.ts';
import { listOtherThreads } from '../../data/requests/inbox.ts';
import { inboxState } from '../../lib/navigation/history-state.ts';
import { paths, providerChatHref, requestChatHref } from '../../lib/paths.ts';
import { mailHref } from '../../lib/text/mail-href.ts';
import { usePhoneHref } from '../../lib/text/phone.ts';
import { useLoad } from '../../lib/use-load.ts';
import { useNow } from '../../lib/use-now.ts';
import { UrgencyBadge } from '../../ui/feedback/badges.tsx';
import { AppLink } from '../../ui/layout/primitives.tsx';
import { TimeAgo } from '../../ui/layout/time-ago.tsx';
import { AssigneeSelect } from './inbox/assignee-select.tsx';
import { withFormer, type Assignees } from './inbox/assignees.ts';
import { useAssignees } from './inbox/use-assignees.ts';
import { Fact, LocationFact, preferenceText, PreferredContactFact } from './request-facts.tsx';

/** The most characters of the description in a link to another request. */
const OTHER_LENGTH = 40;

function assigneeText({ assignee_uid: uid }: ServiceRequest, assignees: Assignees): string {
  if (uid === null) return 'Not assigned';
  const name = uid === sessionUid() ? 'you' : isolate(withFormer(assignees, uid)[uid] ?? '');
  return `Assigned to ${name}`;
}

/** Returns the facts in one line, such as 'ann@example.com · Prefers email · Assigned to Sam'. */
function factLine(request: ServiceRequest, assignees: Assignees | null): string {
  const { client_email, client_phone, client_email_confirmed } = request;
  const isUnconfirmed = client_email !== null && client_email_confirmed === false;
  return [
    client_email,
    isUnconfirmed && 'email not confirmed',
    client_phone,
    preferenceText(request),
    assignees && assigneeText(request, assignees),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** Links to the other threads of the same client, if there are any. */
function OtherThreads({ request }: { request: ServiceRequest }) {
  const { id, provider_id, client_uid } = request;
  const location = useLocation();
  // Beside the list, the address is the one of the inbox, with its filters.
  const state: unknown =
    location.pathname === paths.dashboard ? inboxState(location.search) : location.state;
  const threads = useLoad(`other threads: ${id}`, () => listOtherThreads(request));
  const failure = threads.status === 'error' ? threads.error : null;
  useEffect(() => {
    if (failure) console.warn('The other threads could not be loaded', failure);
  }, [failure]);
  if (threads.status !== 'ready') return null;
  const { requests, hasChat } = threads.data;
  if (requests.length === 0 && !hasChat) return null;
  return (
    <Fact label="Also from this client">
      {requests.map((one) => (
        <AppLink key={one.id} to={requestChatHref(one.id)} state={state}>
          {shorten(one.service_description, OTHER_LENGTH)}
        </AppLink>
      ))}
      {hasChat && (
        <AppLink to={providerChatHref(provider_id, client_uid)} state={state}>
          Direct chat
        </AppLink>
      )}
    </Fact>
  );
}

interface OpenFactsProps {
  request: ServiceRequest;
  assignees: Assignees | null;
}

function OpenFacts({ request, assignees }: OpenFactsProps) {
  const { client_email, client_phone, urgency, created_at } = request;
  const callHref = usePhoneHref(client_phone !== null)(client_phone);
  const now = useNow();
  return (
    <Grid
      as="dl"
      templateColumns="repeat(2, minmax(0, 1fr))"
      columnGap={{ base: '4', md: '6' }}
      rowGap="1"
    >
      {client_email !== null && (
        <Fact label="Email">
          <Link href={mailHref(client_email)}>{client_email}</Link>
          {request.client_email_confirmed === false && <Badge>email not confirmed</Badge>}
        </Fact>
      )}
      {client_phone && (
        <Fact label="Phone">
          {callHref === null ? client_phone : <Link href={callHref}>{client_phone}</Link>}
        </Fact>
      )}
      <PreferredContactFact request={request} />
      <LocationFact request={request} />
      <Fact label="Sent">
        <TimeAgo at={created_at} now={now} />
        <UrgencyBadge urgency={urgency} />
      </Fact>
      {assignees && (
        <Fact label="Assigned to">
          <AssigneeSelect request={request} assignees={assignees} />
        </Fact>
      )}
      <OtherThreads request={request} />
    </Grid>
  );
}

/** The facts about a request above the professional's chat: one line, and more when pressed. */
export function ChatFacts({ request }: { request: ServiceRequest }) {
  const [isOpen, setOpen] = useState(false);
  const assignees = useAssignees(request.provider_id);
  return (
    <Box>
      <Button
        variant="ghost"
        w="full"
        px="0"
        justifyContent="space-between"
        fontWeight="400"
        color="fg.muted"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Text as="span" truncate minW="0">
          {factLine(request, assignees)}
        </Text>
        {isOpen ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
      </Button>
      {isOpen && <OpenFacts {...{ request, assignees }} />}
    </Box>
  );
}
