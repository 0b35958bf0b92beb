import { Badge, Box, Flex, Heading, Tabs } from '@chakra-ui/react';
import {
  requestStatusSchema,
  statusLabel,
  URGENCY_LABELS,
  type RequestStatus,
} from '@doorstep/domain/requests/service-request';
import { LIMITS } from '@doorstep/domain/limits';
import { useEffect, useRef, type ReactNode } from 'react';
import type { InboxView } from '../../../data/requests/requests.ts';
import { Input } from '../../../ui/forms/controls.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { tabs } from '../../../ui/theme/tabs.ts';
import { withFormer, type Assignees } from './assignees.ts';
import type { useInboxView } from './inbox-view.ts';

type Counts = Record<RequestStatus, number>;

const ALL = 'all';
const TABS = [ALL, ...requestStatusSchema.options] as const;
const SORTS = { newest: 'Newest first', unread: 'Unread first' };
const { high, medium, low } = URGENCY_LABELS;
const EVERYONE = 'everyone';
/** The width of a filter if there are two. */
const FILTER_WIDTH = { flex: '1 1 10rem', minW: '0', maxW: { md: '13rem' } } as const;
const URGENCIES = { [ALL]: 'Any urgency', high, medium, low };

/** Returns the text of a tab's count, such as '12' or '99+'. */
export function countText(counts: Counts, tab: (typeof TABS)[number]): string {
  const all = Object.values(counts).reduce((sum, count) => sum + count, 0);
  const count = tab === ALL ? all : counts[tab];
  return count > 99 ? '99+' : `${count}`;
}

/** Scrolls the list of tabs to the selected one, which may be outside on a phone. */
function showSelected(list: HTMLElement | null) {
  const tab = list?.querySelector<HTMLElement>('[aria-selected=true]');
  if (list && tab) list.scrollLeft = tab.offsetLeft - (list.clientWidth - tab.offsetWidth) / 2;
}

interface InboxTabsProps {
  view: InboxView;
  set: ReturnType<typeof useInboxView>['set'];
  counts: Counts | null;
  /** The people of the team, for a filter; null without a team. */
  assignees: Assignees | null;
  text: string;
  onType: (text: string) => void;
  /** Whether to show the controls. Without them, only the heading and the children are shown. */
  hasControls: boolean;
  children: ReactNode;
}

/** The inbox's tabs by status, with its search, filter and order above the list. */
export function InboxTabs(props: InboxTabsProps) {
  const { view, set, counts, assignees, text, onType, hasControls, children } = props;
  const { assignee } = view;
  // A filter in the address must be visible, so that it can be removed.
  const people = assignee === null ? assignees : withFormer(assignees ?? {}, assignee);
  const list = useRef<HTMLDivElement>(null);
  const hasCounts = counts !== null;
  useEffect(() => showSelected(list.current), [view.status, hasCounts]);
  const heading = (
    <Heading as="h2" size="lg" id="inbox">
      Service Requests
    </Heading>
  );
  if (!hasControls) {
    return (
      <>
        <Box mb="4">{heading}</Box>
        {children}
      </>
    );
  }
  return (
    <Tabs.Root
      recipe={tabs}
      value={view.status ?? ALL}
      // Each tab loads from the server, so the arrow keys move the focus only.
      activationMode="manual"
      onValueChange={({ value }) => set('status', value === ALL ? null : value)}
    >
      <Flex gap="3" align="center" justify="space-between" mb="2">
        {heading}
        <Box flexShrink="0" w="9rem">
          <Select
            aria-label="Order"
            options={SORTS}
            value={view.sort}
            onChange={({ target }) => set('sort', target.value === 'unread' ? 'unread' : null)}
          />
        </Box>
      </Flex>
      <Tabs.List aria-label="Status" ref={list}>
        {TABS.map((tab) => (
          <Tabs.Trigger key={tab} value={tab}>
            <span>{tab === ALL ? 'All' : statusLabel(tab)}</span>
            {counts && <Badge colorPalette="gray">{countText(counts, tab)}</Badge>}
          </Tabs.Trigger>
        ))}
      </Tabs.List>
      {/* Without room for all of them, the search has a line of its own. */}
      <Flex gap="3" mt="4" mb="4" wrap={people ? 'wrap' : 'nowrap'}>
        <Box flex={people ? '4 1 16rem' : '1'} minW="0">
          <Input
            type="search"
            aria-label="Search requests"
            placeholder="Name or description"
            maxLength={LIMITS.searchText}
            enterKeyHint="search"
            value={text}
            onChange={({ target }) => onType(target.value)}
          />
        </Box>
        {people && (
          <Box {...FILTER_WIDTH}>
            <Select
              aria-label="Assigned to"
              options={{ [EVERYONE]: 'Everyone', ...people }}
              value={assignee ?? EVERYONE}
              onChange={({ target }) =>
                set('assignee', target.value === EVERYONE ? null : target.value)
              }
            />
          </Box>
        )}
        <Box {...(people ? FILTER_WIDTH : { flexShrink: '0', w: { base: '10rem', md: '13rem' } })}>
          <Select
            aria-label="Urgency"
            options={URGENCIES}
            value={view.urgency ?? ALL}
            onChange={({ target }) => set('urgency', target.value === ALL ? null : target.value)}
          />
        </Box>
      </Flex>
      <Tabs.Content value={view.status ?? ALL}>{children}</Tabs.Content>
    </Tabs.Root>
  );
}
