import { planLabel } from '@doorstep/domain/billing/plan';
import { Box, Button, Heading, Text } from '@chakra-ui/react';
import { includes } from '@doorstep/domain/billing/entitlements';
import type { SupportRequest } from '@doorstep/domain/support/support-request';
import { LifeBuoy } from 'lucide-react';
import { useState } from 'react';
import { findSubscriber } from '../../data/billing/stored-subscription.ts';
import { listMySupportRequests, type SupportPage } from '../../data/support/support.ts';
import { useHashTarget } from '../../lib/navigation/use-hash-target.ts';
import { useLoad } from '../../lib/use-load.ts';
import { PlanPrompt } from '../../ui/feedback/plan-prompt.tsx';
import { ErrorState, LineSkeletons } from '../../ui/feedback/states.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { ShowMore } from '../../ui/layout/show-more.tsx';
import { SupportDialog } from './support-dialog.tsx';
import { SupportItem } from './support-item.tsx';

/** The id of the section. Mails and the footer link to it. */
const ID = 'support';

/** Says whether the plan includes premium support. Clients have no plan. */
function SupportPlan({ uid }: { uid: string }) {
  const subscriber = useLoad(`support-plan:${uid}`, () => findSubscriber(uid));
  const tier = subscriber.status === 'ready' ? (subscriber.data?.subscription_tier ?? null) : null;
  if (tier === null) return null;
  if (includes(tier, 'premium_support')) {
    return (
      <Text mt="2">{`Your ${planLabel(tier)} plan includes premium support: we answer you first.`}</Text>
    );
  }
  return (
    <Box mt="4">
      <PlanPrompt feature="premium_support" what="Faster answers from support" />
    </Box>
  );
}

/** Returns a page with these requests, each once. */
const withRequests = (
  { next }: Pick<SupportPage, 'next'>,
  requests: readonly SupportRequest[],
): SupportPage => ({
  next,
  requests: requests.filter(({ id }, i) => requests.findIndex((one) => one.id === id) === i),
});

interface SupportListProps {
  uid: string;
  pages: SupportPage;
  onChange: (update: (pages: SupportPage) => SupportPage) => void;
}

/** The loaded requests. 'Show more' adds a page. */
function SupportList({ uid, pages, onChange }: SupportListProps) {
  const { requests, next } = pages;
  const showMore = async () => {
    const page = await listMySupportRequests(uid, next);
    onChange((before) => withRequests(page, [...before.requests, ...page.requests]));
  };
  const addEntry = (id: string, text: string) => {
    const entry = { from: 'person', text, at: new Date() } as const;
    const add = (request: SupportRequest): SupportRequest =>
      request.id === id
        ? { ...request, state: 'open', entries: [...request.entries, entry] }
        : request;
    onChange((before) => ({ ...before, requests: before.requests.map(add) }));
  };
  return (
    <>
      <Box as="ul" listStyleType="none">
        {requests.map((request) => (
          <SupportItem
            key={request.id}
            request={request}
            onReplied={(text) => addEntry(request.id, text)}
          />
        ))}
      </Box>
      {next && <ShowMore onShow={showMore}>Show more</ShowMore>}
    </>
  );
}

/** Where people write to support, and read the answers. */
export function SupportSection({ uid }: { uid: string }) {
  const [isWriting, setWriting] = useState(false);
  const first = useLoad(`my-support:${uid}`, () => listMySupportRequests(uid, null));
  const [changed, setChanged] = useState<SupportPage | null>(null);
  const loaded = first.status === 'ready' ? first.data : null;
  const pages = changed ?? loaded;
  const change = (update: (pages: SupportPage) => SupportPage) =>
    setChanged((before) => {
      const current = before ?? loaded;
      return current && update(current);
    });
  /** Shows a new request. The list stays meanwhile, with a reply that is being written. */
  const showNewest = async () => {
    try {
      const newest = await listMySupportRequests(uid, null);
      const merge = ({ requests, next }: SupportPage) =>
        withRequests({ next }, [...newest.requests, ...requests]);
      setChanged((before) => merge(before ?? loaded ?? { requests: [], next: newest.next }));
    } catch (error) {
      console.error('The new request to support could not be read', error);
    }
  };
  const section = useHashTarget(ID);
  return (
    <Panel
      as="section"
      id={ID}
      ref={section}
      tabIndex={-1}
      aria-labelledby="support-title"
      mt="6"
      scrollMarginTop="24"
    >
      <Heading as="h2" size="md" id="support-title" mb="2">
        Support
      </Heading>
      <Text color="fg.muted">
        Something doesn't work, or you have a question? We answer by email and here.
      </Text>
      <SupportPlan uid={uid} />
      <Button variant="outline" mt="5" mb="5" onClick={() => setWriting(true)}>
        <LifeBuoy />
        Contact support
      </Button>
      {pages === null && first.status === 'loading' && (
        <LineSkeletons label="Loading your messages..." />
      )}
      {pages === null && first.status === 'error' && (
        <ErrorState onRetry={first.reload}>We couldn't load your messages to support.</ErrorState>
      )}
      {pages && <SupportList uid={uid} pages={pages} onChange={change} />}
      <SupportDialog
        open={isWriting}
        onClose={() => setWriting(false)}
        onSent={() => {
          setWriting(false);
          void showNewest();
        }}
      />
    </Panel>
  );
}
