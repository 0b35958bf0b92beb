import { Badge, Box, Heading, Stack, Tabs, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { HeartPulse } from 'lucide-react';
import { tabs } from '../../ui/theme/tabs.ts';
import { getAdminHealth, getAdminOverview } from '../../data/admin/admin.ts';
import { useLoad } from '../../lib/use-load.ts';
import { CardSkeletons, EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { Panel } from '../../ui/layout/page.tsx';
import { AuditLog } from './audit-log.tsx';
import { BadgeApplications } from './badges/badge-applications.tsx';
import { BusinessFigures } from './numbers/business-figures.tsx';
import { DeadMails } from './dead-mails.tsx';
import { GrantedBadges } from './badges/granted-badges.tsx';
import { LiveNumbers } from './numbers/live-numbers.tsx';
import { SampleFigures } from './numbers/sample-figures.tsx';
import { People } from './people/people.tsx';
import { Reports } from './reports/reports.tsx';
import { Reviews } from './reviews.tsx';
import { SupportRequests } from './support/support-requests.tsx';
import { ReloadCounts, waitingOn } from './shared/tab-counts.ts';
import { ADMIN_TABS, isAdminTab, useAdminView, type AdminTab } from './shared/use-admin-view.ts';
import { formatWhen } from './shared/format-when.ts';

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
          No alarms. Email, scheduled jobs, billing, and spending are all fine.
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

/** Loads the live numbers on each tab. The counts on the tabs stay while they load again. */
function useOverview(tab: AdminTab) {
  const overview = useLoad(`admin-overview:${tab}`, getAdminOverview);
  const data = overview.status === 'ready' ? overview.data : null;
  const [latest, setLatest] = useState(data);
  if (data !== null && data !== latest) setLatest(data);
  return { overview, latest };
}

/** The number of what waits on a tab. It moves nothing when it appears. */
function Waiting({ count }: { count: number }) {
  if (count === 0) return null;
  const label = count > 99 ? '99+' : String(count);
  return (
    <>
      <Text as="span" srOnly>
        {` (${label})`}
      </Text>
      <Badge
        aria-hidden="true"
        colorPalette="accent"
        position="absolute"
        top="0.5"
        insetStart="calc(100% - 0.75rem)"
        px="1.5"
        minH="4.5"
      >
        {label}
      </Badge>
    </>
  );
}

/**
 * The tools of administrators. Only the selected tab loads its data. The tabs wrap, because people
 * miss those outside of a row that scrolls.
 */
export function AdminTabs() {
  const { tab, setTab } = useAdminView();
  const { overview, latest } = useOverview(tab);
  /** Unsent answers to support by message. Changing the tab does not delete them. */
  const [drafts, setDrafts] = useState<Record<string, string>>({});
  return (
    <ReloadCounts value={overview.reload}>
      <Tabs.Root
        recipe={tabs}
        value={tab}
        // Each tab loads from the server, so the arrow keys move the focus only.
        activationMode="manual"
        lazyMount
        unmountOnExit
        onValueChange={({ value }) => isAdminTab(value) && setTab(value)}
      >
        <Tabs.List aria-label="Tools" flexWrap="wrap">
          {Object.keys(ADMIN_TABS)
            .filter(isAdminTab)
            .map((value) => (
              <Tabs.Trigger key={value} value={value} position="relative">
                <span>{ADMIN_TABS[value]}</span>
                <Waiting count={waitingOn(value, latest)} />
              </Tabs.Trigger>
            ))}
        </Tabs.List>
        <Tabs.Content value="overview">
          <Box mt="6">
            <SampleFigures />
          </Box>
          <LiveNumbers overview={overview} />
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
    </ReloadCounts>
  );
}
