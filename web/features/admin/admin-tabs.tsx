import { Tabs } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import { tabs } from '../../ui/theme/tabs.ts';
import { AuditLog } from './audit-log.tsx';
import { BadgeApplications } from './badges/badge-applications.tsx';
import { BusinessFigures } from './numbers/business-figures.tsx';
import { DeadMails } from './dead-mails.tsx';
import { GrantedBadges } from './badges/granted-badges.tsx';
import { Health } from './health.tsx';
import { LiveNumbers } from './numbers/live-numbers.tsx';
import { People } from './people/people.tsx';
import { Reports } from './reports/reports.tsx';
import { Reviews } from './reviews.tsx';
import { SupportRequests } from './support/support-requests.tsx';
import { ADMIN_TABS, isAdminTab, useAdminView } from './shared/use-admin-view.ts';

/** Scrolls the list of tabs to the selected one, which may be outside on a phone. */
function showSelected(list: HTMLElement | null) {
  const tab = list?.querySelector<HTMLElement>('[aria-selected=true]');
  if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
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
