import { Badge, Box, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { PersonSheet } from '@doorstep/domain/admin/office-callables';
import { REASON_LABELS } from '@doorstep/domain/moderation/report';
import { statusColor, statusLabel } from '@doorstep/domain/requests/service-request';
import { useId, type ReactNode } from 'react';
import { formatDate } from '../../lib/format.ts';
import { Panel } from '../../ui/layout/page.tsx';

interface Row {
  id: string;
  text: string;
  time: string;
  badge: ReactNode;
}

interface ListProps {
  title: string;
  count: number;
  rows: Row[];
}

/** The newest entries of a kind, with their number. */
function List({ title, count, rows }: ListProps) {
  const id = useId();
  return (
    <Panel as="section" aria-labelledby={id}>
      <Heading as="h3" size="sm" id={id} mb={rows.length > 0 ? '3' : '0'}>
        {`${title}: ${count}`}
      </Heading>
      <Stack as="ul" gap="3" listStyleType="none">
        {rows.map((row) => (
          <Box as="li" key={row.id} overflowWrap="anywhere">
            <Flex gap="3" align="baseline" justify="space-between">
              <Text>{row.text}</Text>
              {row.badge}
            </Flex>
            <Text color="fg.muted" fontSize="sm">
              {formatDate(new Date(row.time))}
            </Text>
          </Box>
        ))}
      </Stack>
      {count > rows.length && (
        <Text color="fg.muted" fontSize="sm" mt="3">
          {`The newest ${rows.length} are shown.`}
        </Text>
      )}
    </Panel>
  );
}

const toRequests = ({ newest }: PersonSheet['requests_sent'], direction: 'from' | 'to'): Row[] =>
  newest.map(({ id, with: name, status, created_at: time }) => ({
    ...{ id, time, text: `${direction === 'from' ? 'From' : 'To'} ${name}` },
    badge: <Badge colorPalette={statusColor(status)}>{statusLabel(status)}</Badge>,
  }));

const toReports = ({ newest }: PersonSheet['reports_about']): Row[] =>
  newest.map(({ id, reason, state, created_at: time }) => ({
    ...{ id, time, text: REASON_LABELS[reason] },
    badge: <Badge colorPalette={state === 'open' ? 'orange' : 'gray'}>{state}</Badge>,
  }));

/** The newest requests, reports and messages to support of a person. */
export function PersonLists({ person }: { person: PersonSheet }) {
  const { requests_received: received, requests_sent: sent, reports_about: about } = person;
  const { reports_by: by, support } = person;
  const lists: ListProps[] = [
    { title: 'Requests received', count: received.count, rows: toRequests(received, 'from') },
    { title: 'Requests sent', count: sent.count, rows: toRequests(sent, 'to') },
    { title: 'Reports about this person', count: about.count, rows: toReports(about) },
    { title: 'Reports by this person', count: by.count, rows: toReports(by) },
    {
      title: 'Messages to support',
      count: support.count,
      rows: support.newest.map(({ id, subject, state, changed_at: time }) => ({
        ...{ id, time, text: `${id}, ${subject}` },
        badge: <Badge colorPalette={state === 'open' ? 'orange' : 'gray'}>{state}</Badge>,
      })),
    },
  ];
  return (
    <SimpleGrid columns={{ base: 1, md: 2 }} gap="4" alignItems="start">
      {lists.map((list) => (
        <List key={list.title} {...list} />
      ))}
    </SimpleGrid>
  );
}
