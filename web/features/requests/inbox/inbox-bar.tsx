import { Badge, Box, Button, Flex, Heading } from '@chakra-ui/react';
import {
  requestStatusSchema,
  statusLabel,
  URGENCY_LABELS,
} from '@doorstep/domain/requests/service-request';
import { LIMITS, PAGE_SIZE } from '@doorstep/domain/limits';
import { SlidersHorizontal } from 'lucide-react';
import { useState, type ReactNode, type Ref } from 'react';
import type { InboxFilter, InboxView } from '../../../data/requests/inbox-view.ts';
import { Input } from '../../../ui/forms/controls.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import { tabLabel } from '../../../ui/theme/tabs.ts';
import { withFormer, type Assignees } from './assignees.ts';
import { listOf, type useInboxAddress } from './inbox-address.ts';
import type { InboxCounts } from './use-inbox-counts.ts';

const LISTS = { waiting: 'Waiting for you', all: 'All' } as const;
const SORTS = { latest: 'Latest first', newest: 'Newest request' };
const ANY = 'any';
const STATUSES = {
  [ANY]: 'Any status',
  ...Object.fromEntries(requestStatusSchema.options.map((value) => [value, statusLabel(value)])),
};
const { high, medium, low } = URGENCY_LABELS;
const URGENCIES = { [ANY]: 'Any urgency', high, medium, low };
const AREAS = { [ANY]: 'Any distance', inside: 'In your area', outside: 'Outside your area' };

/** Returns the text of a count, such as '12' or '99+'. */
export const countText = (count: number) =>
  count >= PAGE_SIZE.counted_threads ? '99+' : `${count}`;

interface InboxBarProps {
  view: InboxView;
  set: ReturnType<typeof useInboxAddress>['set'];
  counts: InboxCounts | null;
  /** The people of the team, for a filter; null without a team. */
  assignees: Assignees | null;
  text: string;
  onType: (text: string) => void;
  searchRef: Ref<HTMLInputElement>;
  /** Whether there is little room, so that a button shows and hides the filters. */
  isNarrow: boolean;
  /** Whether to show the controls. Without them, only the children are shown. */
  hasControls: boolean;
  children: ReactNode;
}

type FilterProps = Pick<InboxBarProps, 'view' | 'set' | 'assignees' | 'isNarrow'>;

/** The filters of the requests, and the order. */
function Filters({ view, set, assignees, isNarrow }: FilterProps) {
  const { assignee } = view;
  // A filter in the address must be visible, so that it can be removed.
  const people = assignee === null ? assignees : withFormer(assignees ?? {}, assignee);
  // The list stays chosen, which the address may not name yet.
  type FilterName = keyof InboxFilter;
  const choose = (param: FilterName | 'sort', value: string | null) =>
    set({ view: listOf(view), [param]: value });
  const filter = (param: FilterName, label: string, options: Readonly<Record<string, string>>) => (
    <Box flex="1 1 8.5rem" minW="0">
      <Select
        aria-label={label}
        options={options}
        value={view[param] ?? ANY}
        onChange={({ target }) => choose(param, target.value === ANY ? null : target.value)}
      />
    </Box>
  );
  return (
    <Flex
      gap="2"
      wrap={isNarrow ? 'wrap' : 'nowrap'}
      // The filters of a team get a line of their own.
      flex={`1 1 ${people ? '55rem' : '36rem'}`}
      maxW={{ lg: people ? '55rem' : '44rem' }}
    >
      {filter('status', 'Status', STATUSES)}
      {filter('urgency', 'Urgency', URGENCIES)}
      {filter('area', 'Distance', AREAS)}
      {people && filter('assignee', 'Assigned to', { [ANY]: 'Everyone', ...people })}
      <Box flex="1 1 8.5rem" minW="0">
        <Select
          aria-label="Order"
          options={SORTS}
          value={view.sort}
          onChange={({ target }) => choose('sort', target.value === 'newest' ? 'newest' : null)}
        />
      </Box>
    </Flex>
  );
}

/** Buttons that choose a list of the inbox, with their counts, and its search and filters. */
export function InboxBar(props: InboxBarProps) {
  const { view, set, counts, text, onType, searchRef, isNarrow, hasControls, children } = props;
  const { status, urgency, assignee, area } = view;
  const chosen = [status, urgency, assignee, area].filter((one) => one !== null).length;
  const [isOpen, setOpen] = useState(chosen > 0);
  const heading = (
    <Heading as="h2" size="lg" id="inbox" srOnly={hasControls}>
      Inbox
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
  const list = listOf(view);
  return (
    <>
      {heading}
      <Flex columnGap="4" rowGap="2" mb="3" wrap="wrap" align="center">
        <Flex role="group" aria-label="Inbox" gap="1" flex={{ base: '1 1 100%', md: '0 0 auto' }}>
          {(['waiting', 'all'] as const).map((one) => (
            <Button
              key={one}
              unstyled
              css={tabLabel}
              aria-pressed={one === list}
              onClick={() => {
                if (one !== list) set({ view: one });
              }}
            >
              <span>{LISTS[one]}</span>
              {counts && (
                <Badge colorPalette={one === 'waiting' && counts.waiting > 0 ? 'accent' : 'gray'}>
                  {countText(counts[one])}
                </Badge>
              )}
            </Button>
          ))}
        </Flex>
        <Flex gap="2" flex="1 1 12rem" minW="0">
          <Input
            ref={searchRef}
            type="search"
            aria-label="Search the inbox"
            placeholder="Name or words"
            maxLength={LIMITS.searchText}
            enterKeyHint="search"
            value={text}
            onChange={({ target }) => onType(target.value)}
          />
          {isNarrow && (
            <Button
              variant="outline"
              px="3"
              aria-expanded={isOpen}
              aria-controls="inbox-filters"
              onClick={() => setOpen(!isOpen)}
            >
              <SlidersHorizontal />
              <span>{chosen > 0 ? `Filters (${chosen})` : 'Filters'}</span>
            </Button>
          )}
        </Flex>
        {!isNarrow && <Filters {...props} />}
        {isNarrow && (
          <Box id="inbox-filters" w="full" hidden={!isOpen}>
            <Filters {...props} />
          </Box>
        )}
      </Flex>
      {children}
    </>
  );
}
