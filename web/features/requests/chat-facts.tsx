import { Badge, Grid, Link } from '@chakra-ui/react';
import { OUTSIDE_AREA, whereText } from '@doorstep/domain/requests/job-distance';
import type { ServiceRequest } from '@doorstep/domain/requests/service-request';
import { isolate } from '@doorstep/domain/text';
import { sessionUid } from '../../data/auth/session.ts';
import { mailHref } from '../../lib/text/mail-href.ts';
import { usePhoneHref } from '../../lib/text/phone.ts';
import { useNow } from '../../lib/use-now.ts';
import { UrgencyBadge } from '../../ui/feedback/badges.tsx';
import { TimeAgo } from '../../ui/layout/time-ago.tsx';
import { AddressFact } from './address/address-fact.tsx';
import { AssigneeSelect } from './inbox/assignee-select.tsx';
import { withFormer, type Assignees } from './inbox/assignees.ts';
import { useAssignees } from './inbox/use-assignees.ts';
import { OtherThreads } from './other-threads.tsx';
import {
  Fact,
  FactsFold,
  LocationFact,
  PlaceFact,
  preferenceText,
  PreferredContactFact,
} from './request-facts.tsx';

function assigneeText({ assignee_uid: uid }: ServiceRequest, assignees: Assignees): string {
  if (uid === null) return 'Unassigned';
  const name = uid === sessionUid() ? 'you' : isolate(withFormer(assignees, uid)[uid] ?? '');
  return `Assigned to ${name}`;
}

/** Returns the facts in one line, such as 'Austin · ann@example.com · Prefers email'. */
function factLine(request: ServiceRequest, assignees: Assignees | null): string {
  const { client_email, client_phone, client_email_confirmed, distance } = request;
  const isUnconfirmed = client_email !== null && client_email_confirmed === false;
  return [
    distance?.is_inside === false && OUTSIDE_AREA,
    whereText(request, 'provider'),
    client_email,
    isUnconfirmed && 'email not confirmed',
    client_phone,
    preferenceText(request),
    assignees && assigneeText(request, assignees),
  ]
    .filter(Boolean)
    .join(' · ');
}

interface OpenFactsProps {
  request: ServiceRequest;
  assignees: Assignees | null;
}

function OpenFacts({ request, assignees }: OpenFactsProps) {
  const { id, provider_id, client_uid } = request;
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
      <PlaceFact request={request} side="provider" />
      {!request.closed && <AddressFact request={request} />}
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
      <OtherThreads {...{ id, providerId: provider_id, clientUid: client_uid }} />
    </Grid>
  );
}

/** The facts about a request above the professional's chat: one line, and more when pressed. */
export function ChatFacts({ request }: { request: ServiceRequest }) {
  const assignees = useAssignees(request.provider_id);
  return (
    <FactsFold line={factLine(request, assignees)}>
      <OpenFacts {...{ request, assignees }} />
    </FactsFold>
  );
}
