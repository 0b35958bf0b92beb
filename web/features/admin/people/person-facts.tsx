import { Badge, Box, Flex, Heading, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import type { PersonEntry, PersonList, PersonSheet } from '@doorstep/domain/admin/office-callables';
import { planLabel } from '@doorstep/domain/billing/plan';
import { useId, useState, type ReactNode } from 'react';
import { REASON_LABELS } from '@doorstep/domain/moderation/report';
import { isolate } from '@doorstep/domain/text';
import { statusColor, statusLabel } from '@doorstep/domain/requests/service-request';
import { BADGE_NAMES } from '../../../lib/text/badge-names.ts';
import { formatDate, formatStoredDay } from '../../../lib/text/format.ts';
import { publicPageHref } from '../../../lib/paths.ts';
import { ExternalLink } from '../../../ui/layout/external-link.tsx';
import { AppLink } from '../../../ui/layout/primitives.tsx';
import { RatingLine } from '../../../ui/media/stars.tsx';
import { formatWhen } from '../shared/format-when.ts';
import { personHref } from '../shared/use-admin-view.ts';
import { listPersonEntries } from '../../../data/admin/admin.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import { ShowMore } from '../../../ui/layout/show-more.tsx';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Box minW="0">
      <Text as="dt" color="fg.muted" fontSize="sm">
        {label}
      </Text>
      <Box as="dd">{children}</Box>
    </Box>
  );
}

function Account({ account }: PersonSheet & { account: NonNullable<PersonSheet['account']> }) {
  const { email, is_confirmed, is_disabled, created_at, last_sign_in_at } = account;
  return (
    <Fact label="Account">
      <Text>{email === null ? 'No email' : email}</Text>
      <Text color="fg.muted">
        {[
          email !== null && (is_confirmed ? 'Email confirmed' : 'Email not confirmed'),
          is_disabled && 'sign-in disabled',
        ]
          .filter(Boolean)
          .join(', ')}
      </Text>
      <Text color="fg.muted">{`Created ${formatDate(new Date(created_at))}`}</Text>
      <Text color="fg.muted">
        {last_sign_in_at === null
          ? 'Never signed in'
          : `Last sign-in ${formatWhen(last_sign_in_at)}`}
      </Text>
    </Fact>
  );
}

function Page({ page }: { page: NonNullable<PersonSheet['page']> }) {
  const { handle, published, rating, badges } = page;
  return (
    <Fact label="Page">
      {published ? (
        <AppLink to={publicPageHref(handle)}>{`/p/${handle}`}</AppLink>
      ) : (
        <Text>{`/p/${handle}, not published`}</Text>
      )}
      {rating && (
        <Box>
          <RatingLine rating={rating} />
        </Box>
      )}
      {badges.map(({ kind, expires_on }) => (
        <Text key={kind} color="fg.muted">
          {`${BADGE_NAMES[kind].title} verified, valid until ${formatStoredDay(expires_on)}`}
        </Text>
      ))}
    </Fact>
  );
}

/** Returns a text such as 'Pro, active, renews on March 3, 2026'. */
function planText(plan: NonNullable<PersonSheet['plan']>): string {
  const { tier, status, ends_at, is_canceled, subscribed } = plan;
  const end = ends_at === null ? null : formatDate(new Date(ends_at));
  const until = end && `${is_canceled ? 'ends' : subscribed ? 'renews' : 'ended'} on ${end}`;
  return [tier ? planLabel(tier) : 'No plan', status.replaceAll('_', ' '), until]
    .filter(Boolean)
    .join(', ');
}

function Plan({ plan }: { plan: NonNullable<PersonSheet['plan']> }) {
  return (
    <Fact label="Plan">
      <Text>{planText(plan)}</Text>
      {plan.stripe_url !== null && (
        <ExternalLink href={plan.stripe_url} textDecoration="underline">
          View customer in Stripe (opens in a new tab)
        </ExternalLink>
      )}
    </Fact>
  );
}

/** The account, the page, the plan and the team of a person. */
export function PersonFacts({ person }: { person: PersonSheet }) {
  const { account, page, plan, member_of, team_size } = person;
  return (
    <SimpleGrid as="dl" columns={{ base: 1, md: 2 }} gap="5">
      {account && <Account {...person} account={account} />}
      {page && <Page page={page} />}
      {plan && <Plan plan={plan} />}
      {team_size > 0 && (
        <Fact label="Team">{team_size === 1 ? '1 member' : `${team_size} members`}</Fact>
      )}
      {member_of && (
        <Fact label="Member of">
          <AppLink to={personHref(member_of.uid)}>{member_of.name ?? 'a deleted account'}</AppLink>
        </Fact>
      )}
    </SimpleGrid>
  );
}

const TITLES: Record<PersonList, string> = {
  requests_received: 'Requests received',
  requests_sent: 'Requests sent',
  reports_about: 'Reports about this person',
  reports_by: 'Reports by this person',
  support: 'Support messages',
};

/** What an entry is about. A request links to the other person: its chat is private. */
function EntryText({ entry, list }: { entry: PersonEntry; list: PersonList }) {
  if (entry.kind === 'report') return <Text>{REASON_LABELS[entry.reason]}</Text>;
  if (entry.kind === 'support') return <Text>{`${entry.id}, ${entry.subject}`}</Text>;
  const { uid, name } = entry.with;
  return (
    <AppLink to={personHref(uid)}>
      {`${list === 'requests_received' ? 'From' : 'To'} ${isolate(name)}`}
    </AppLink>
  );
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
              <EntryText entry={entry} list={list} />
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
