import { Box, Heading, Stack, Tabs, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { HeartPulse } from 'lucide-react';
import { tabs } from '../../ui/theme/tabs.ts';
import { getAdminHealth } from '../../data/admin/admin.ts';
import { useLoad } from '../../lib/use-load.ts';
import { CardSkeletons, EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { AuditLog } from './audit-log.tsx';
import { BadgeApplications } from './badges/badge-applications.tsx';
import { BusinessFigures } from './numbers/business-figures.tsx';
import { DeadMails } from './dead-mails.tsx';
import { GrantedBadges } from './badges/granted-badges.tsx';
import { LiveNumbers } from './numbers/live-numbers.tsx';
import { People } from './people/people.tsx';
import { Reports } from './reports/reports.tsx';
import { Reviews } from './reviews.tsx';
import { SupportRequests } from './support/support-requests.tsx';
import { ADMIN_TABS, isAdminTab, useAdminView } from './shared/use-admin-view.ts';
import { formatWhen } from './shared/format-when.ts';

/** Scrolls the list of tabs to the selected one, which may be outside on a phone. */
function showSelected(list: HTMLElement | null) {
  const tab = list?.querySelector<HTMLElement>('[aria-selected=true]');
  if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

/** The active alarms of the market, for administrators. */
function Health() {
  const health = useLoad('admin-health', getAdminHealth);
  const cards = health.status === 'ready' ? health.data : [];
  return (
    <section aria-labelledby="health" tabIndex={-1}>
      <Heading as="h2" size="lg" id="health" mt="12" mb="4">
        Alarms
      </Heading>
      {health.status === 'loading' && <CardSkeletons count={1} label="Loading alarms..." />}
      {health.status === 'error' && (
        <ErrorState onRetry={health.reload}>We couldn't load the alarms.</ErrorState>
      )}
      {health.status === 'ready' && cards.length === 0 && (
        <EmptyState icon={<HeartPulse />}>
          No alarms. Mails, schedules, billing and spending are fine.
        </EmptyState>
      )}
      <Stack gap="3">
        {cards.map(({ title, text, since }) => (
          <Panel key={title}>
            <Text fontWeight="semibold">{title}</Text>
            <Text>{text}</Text>
            <Box color="fg.muted" textStyle="sm">
              {`Since ${formatWhen(since)}`}
            </Box>
          </Panel>
        ))}
      </Stack>
    </section>
  );
}

/** The tools of administrators. Only the selected tab loads its data. */
export function AdminTabs() {
  const { tab, setTab } = useAdminView();
  const list = useRef<HTMLDivElement>(null);
  /** Unsent answers to support by message. Changing the tab does not delete them. */
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  useEffect(() => showSelected(list.current), [tab]);
  return (
    <Tabs.Root
      recipe={tabs}
      mt="10"
      value={tab}
      // Each tab loads from the server, so the arrow keys move the focus only.
      activationMode="manual"
      lazyMount
      unmountOnExit
      onValueChange={({ value }) => isAdminTab(value) && setTab(value)}
    >
      <Tabs.List aria-label="Tools" ref={list}>
        {Object.entries(ADMIN_TABS).map(([value, label]) => (
          <Tabs.Trigger key={value} value={value}>
            {label}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      <Tabs.Content value="overview">
        <LiveNumbers />
        <Health />
        <BusinessFigures />
      </Tabs.Content>
      <Tabs.Content value="people">
        <People />
      </Tabs.Content>
      <Tabs.Content value="reports">
        <Reports />
      </Tabs.Content>
      <Tabs.Content value="reviews">
        <Reviews />
      </Tabs.Content>
      <Tabs.Content value="badges">
        <BadgeApplications />
        <GrantedBadges />
      </Tabs.Content>
      <Tabs.Content value="support">
        <SupportRequests
          drafts={drafts}
          onDraft={(id, text) => setDrafts((all) => ({ ...all, [id]: text }))}
        />
      </Tabs.Content>
      <Tabs.Content value="emails">
        <DeadMails />
      </Tabs.Content>
      <Tabs.Content value="log">
        <AuditLog />
      </Tabs.Content>
    </Tabs.Root>
  );
}
