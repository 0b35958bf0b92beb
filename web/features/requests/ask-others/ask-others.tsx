import { Box, Grid, Heading } from '@chakra-ui/react';
import { LIMITS } from '@doorstep/domain/limits';
import type { RequestGroup } from '@doorstep/domain/requests/request-group';
import { isOngoing, type ServiceRequest } from '@doorstep/domain/requests/service-request';
import type { SearchTerms } from '@doorstep/domain/search/search';
import { tradeNames } from '@doorstep/domain/search/trades/trade-names';
import { ClipboardList } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { readPublishedProfile } from '../../../data/profiles/published-profile.ts';
import { useAddress } from '../../../data/requests/address.ts';
import { useGroupOf } from '../../../data/requests/request-groups.ts';
import { useRequest } from '../../../data/requests/requests.ts';
import { compareQuotesHref, paths } from '../../../lib/paths.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { OfflineNotice } from '../../../ui/feedback/offline-notice.tsx';
import { CardSkeletons, EmptyState, ErrorState } from '../../../ui/feedback/states.tsx';
import { AriaDisabledButton } from '../../../ui/forms/aria-disabled-button.tsx';
import { PageHeading, Panel } from '../../../ui/layout/page.tsx';
import { ButtonLink } from '../../../ui/layout/primitives.tsx';
import { REQUEST_MESSAGES } from '../messages.ts';
import { AskResults } from './ask-results.tsx';
import { ChosenList } from './chosen-list.tsx';
import { useAskOthers, type Choice } from './use-ask-others.ts';
import { WhatIsSent } from './what-is-sent.tsx';

/** Renders a search whose results can be chosen. */
type RenderPicker = (picker: {
  initial: SearchTerms;
  /** The uids of professionals who cannot be chosen. */
  excluded: ReadonlySet<string>;
  chosen: readonly Choice[];
  most: number;
  onChoose: (chosen: Choice[]) => void;
}) => ReactNode;

const TITLE = 'Ask another professional too';

/** Returns the search for professionals like the one who was asked first. */
async function searchLike({ provider_id, place }: ServiceRequest): Promise<SearchTerms> {
  const profile = await readPublishedProfile(provider_id);
  const service = profile ? (tradeNames(profile.trades)[0] ?? profile.services[0] ?? '') : '';
  return { service, location: place ?? '' };
}

interface AskFormProps {
  request: ServiceRequest;
  /** The request's group; null if no other professional was asked. */
  group: RequestGroup | null;
  renderPicker: RenderPicker;
}

/**
 * Shows the search beside a summary of what is sent to whom, and then the result of each request.
 */
function AskForm({ request, group, renderPicker }: AskFormProps) {
  const { id, client_uid, provider_id } = request;
  const asked = group?.provider_ids ?? [provider_id];
  const first = { id: group?.id ?? id, provider_id: asked[0] ?? provider_id };
  const initial = useLoad(`search-like:${id}`, () => searchLike(request));
  const address = useAddress(id);
  const street = address.status === 'ready' ? (address.data?.street ?? null) : null;
  const [chosen, setChosen] = useState<readonly Choice[]>([]);
  const [sendsStreet, setSendsStreet] = useState(false);
  const { outcomes, send } = useAskOthers(request, first);
  const sentStreet = sendsStreet ? street : null;
  const most = LIMITS.requestGroup - asked.length;

  if (Object.keys(outcomes).length > 0) {
    const retry = (choice: Choice) => void send([choice], sentStreet);
    return (
      <AskResults
        firstId={first.id}
        hasGroup={group !== null}
        choices={chosen}
        outcomes={outcomes}
        onRetry={retry}
      />
    );
  }
  if (most <= 0) {
    return (
      <>
        <PageHeading>{TITLE}</PageHeading>
        <EmptyState
          icon={<ClipboardList />}
          action={<ButtonLink to={compareQuotesHref(first.id)}>Compare quotes</ButtonLink>}
        >
          {`You've asked ${LIMITS.requestGroup} professionals, the limit for one job.`}
        </EmptyState>
      </>
    );
  }
  const label = chosen.length > 1 ? `Send to ${chosen.length} professionals` : 'Send';
  const excluded = new Set([...asked, client_uid]);
  return (
    <>
      <PageHeading
        lead={`Choose ${most === 1 ? 'one more professional' : `up to ${most} more professionals`}. Each one gets a separate request, and no one can see who else you asked.`}
      >
        {TITLE}
      </PageHeading>
      <OfflineNotice>{REQUEST_MESSAGES.askOffline}</OfflineNotice>
      <Grid
        gap={{ base: '8', lg: '10' }}
        alignItems="start"
        templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 22rem' }}
      >
        <Box as="section" aria-label="Choose professionals">
          {initial.status === 'loading' && <CardSkeletons label="Loading professionals..." />}
          {initial.status === 'error' && (
            <ErrorState onRetry={initial.reload}>We couldn't load the search.</ErrorState>
          )}
          {initial.status === 'ready' &&
            renderPicker({ initial: initial.data, excluded, chosen, most, onChoose: setChosen })}
        </Box>
        <Panel as="section" aria-labelledby="what-is-sent" position={{ lg: 'sticky' }} top="5.5rem">
          <Heading as="h2" size="md" id="what-is-sent" mb="3">
            What they get
          </Heading>
          <WhatIsSent
            request={request}
            street={street}
            sendsStreet={sendsStreet}
            onSendStreet={setSendsStreet}
          />
          <Heading as="h2" size="md" mt="5" mb="2" id="who-gets-it">
            Who gets it
          </Heading>
          {/* Takes the focus from the button of a removed professional. */}
          <Box role="group" aria-labelledby="who-gets-it" tabIndex={-1} outline="0">
            <ChosenList
              chosen={chosen}
              place={request.place}
              onRemove={(gone) => setChosen(chosen.filter((one) => one.id !== gone))}
            />
          </Box>
          <AriaDisabledButton
            size="lg"
            w="full"
            mt="4"
            off={chosen.length === 0}
            onClick={() => void send(chosen, sentStreet)}
          >
            {label}
          </AriaDisabledButton>
        </Panel>
      </Grid>
    </>
  );
}

interface AskOthersProps {
  uid: string;
  /** The request whose copy the others get, which may have been sent to others before. */
  requestId: string;
  renderPicker: RenderPicker;
}

/** The screen on which a client asks further professionals for the job of a request. */
export function AskOthers({ uid, requestId, renderPicker }: AskOthersProps) {
  const request = useRequest(requestId);
  const group = useGroupOf(uid, requestId);
  const isDenied = request.status === 'error' && request.error.code === 'permission-denied';
  if (request.status === 'loading') return <CardSkeletons label="Loading your request..." />;
  const mine = request.status === 'ready' && request.data?.client_uid === uid ? request.data : null;
  if (isDenied || (request.status === 'ready' && !(mine && isOngoing(mine)))) {
    return (
      <>
        <PageHeading>{TITLE}</PageHeading>
        <EmptyState
          icon={<ClipboardList />}
          action={<ButtonLink to={paths.clientDashboard}>My Requests</ButtonLink>}
        >
          You can ask other professionals while your request is open, from the account that sent it.
        </EmptyState>
      </>
    );
  }
  if (!mine || group.status === 'error') {
    const retry = () => [request, group].forEach((one) => one.retry());
    return <ErrorState onRetry={retry}>We couldn't load your request.</ErrorState>;
  }
  if (group.status === 'loading') return <CardSkeletons label="Loading your request..." />;
  const [known = null] = group.data.rows;
  return <AskForm request={mine} group={known} renderPicker={renderPicker} />;
}
