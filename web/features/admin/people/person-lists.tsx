import { Badge, Box, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { PersonEntry, PersonList, PersonSheet } from '@doorstep/domain/admin/office-callables';
import { REASON_LABELS } from '@doorstep/domain/moderation/report';
import { statusColor, statusLabel } from '@doorstep/domain/requests/service-request';
import { useId, useState } from 'react';
import { listPersonEntries } from '../../../data/admin/people.ts';
import { formatDate } from '../../../lib/text/format.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import { ShowMore } from '../../../ui/layout/show-more.tsx';

const TITLES: Record<PersonList, string> = {
  requests_received: 'Requests received',
  requests_sent: 'Requests sent',
  reports_about: 'Reports about this person',
  reports_by: 'Reports by this person',
  support: 'Messages to support',
};

function textOf(entry: PersonEntry, list: PersonList): string {
  if (entry.kind === 'report') return REASON_LABELS[entry.reason];
  if (entry.kind === 'support') return `${entry.id}, ${entry.subject}`;
  return `${list === 'requests_received' ? 'From' : 'To'} ${entry.with}`;
}

function StateBadge({ entry }: { entry: PersonEntry }) {
  if (entry.kind === 'request') {
    return <Badge colorPalette={statusColor(entry.status)}>{statusLabel(entry.status)}</Badge>;
  }
  return <Badge colorPalette={entry.state === 'open' ? 'orange' : 'gray'}>{entry.state}</Badge>;
}

interface EntriesProps {
  uid: string;
  first: PersonSheet['lists'][number];
}

/** The first page of a list with the number of all entries, and the pages that 'Show more' adds. */
function Entries({ uid, first }: EntriesProps) {
  const { list, count } = first;
  const title = useId();
  const [{ entries, next }, setPages] = useState<Pick<typeof first, 'entries' | 'next'>>(first);
  const showMore = async () => {
    const page = await listPersonEntries({ uid, list, after: next });
    setPages({ entries: [...entries, ...page.entries], next: page.next });
  };
  return (
    <Panel as="section" aria-labelledby={title}>
      <Heading as="h3" size="sm" id={title} mb={entries.length > 0 ? '3' : '0'}>
        {`${TITLES[list]}: ${count}`}
      </Heading>
      <Stack as="ul" gap="3" listStyleType="none">
        {entries.map((entry) => (
          <Box as="li" key={entry.id} overflowWrap="anywhere">
            <Flex gap="3" align="baseline" justify="space-between">
              <Text>{textOf(entry, list)}</Text>
              <StateBadge entry={entry} />
            </Flex>
            <Text color="fg.muted" fontSize="sm">
              {formatDate(new Date(entry.at))}
            </Text>
          </Box>
        ))}
      </Stack>
      {next !== null && <ShowMore onShow={showMore}>Show more</ShowMore>}
    </Panel>
  );
}

/** The requests, reports and messages to support of a person, newest first. */
export function PersonLists({ person: { uid, lists } }: { person: PersonSheet }) {
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
      {lists.map((first) => (
        <Entries key={first.list} uid={uid} first={first} />
      ))}
    </SimpleGrid>
  );
}
