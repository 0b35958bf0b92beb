import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { AuditAction } from '@doorstep/domain/moderation/audit-log';
import type { AuditLine } from '@doorstep/domain/admin/admin-callables';
import type { NamedPerson } from '@doorstep/domain/admin/office-callables';
import type { CallableOutput } from '@doorstep/domain/callables';
import { RefreshCw, ScrollText } from 'lucide-react';
import { useState } from 'react';
import { listAuditLog } from '../../data/moderation/moderation.ts';
import { useLoad } from '../../lib/use-load.ts';
import { Panel } from '../../ui/layout/page.tsx';
import { AppLink } from '../../ui/layout/primitives.tsx';
import { ShowMore } from '../../ui/layout/show-more.tsx';
import { CardSkeletons, EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { formatWhen } from './shared/format-when.ts';
import { personHref } from './shared/use-admin-view.ts';

const ACTIONS: Record<AuditAction, string> = {
  report_dismissed: 'Report dismissed',
  account_suspended: 'Account suspended',
  report_upheld: 'Report upheld, account already deleted',
  suspension_lifted: 'Suspension lifted',
  review_hidden: 'Review hidden',
  review_shown: 'Review shown again',
  photo_deleted: 'Photo deleted',
  badge_granted: 'Badge approved',
  badge_refused: 'Badge rejected',
  badge_taken_back: 'Badge revoked',
  confirmation_sent: 'Confirmation email sent',
  mail_sent_again: 'Email sent again',
  support_answered: 'Support message answered',
  support_closed: 'Support conversation closed',
  support_reopened: 'Support conversation reopened',
};

/** A person's current name, with a link to what administrators see of them. */
function Name({ uid, name }: NamedPerson) {
  if (name === null) return <span>a deleted account</span>;
  return <AppLink to={personHref(uid)}>{name}</AppLink>;
}

/** Returns what an entry without a known person is about. */
function aboutText({ action, subject, about_email }: AuditLine): string {
  if (about_email !== null) return about_email;
  if (action.startsWith('support')) return `support message ${subject}`;
  if (action.startsWith('review')) return 'a deleted review';
  return action === 'mail_sent_again' ? 'an email that is no longer stored' : 'a deleted report';
}

function Line({ line }: { line: AuditLine }) {
  return (
    <Box as="li" py="3" borderBottomWidth="1px" borderColor="border" overflowWrap="anywhere">
      <Text fontWeight="600">{ACTIONS[line.action]}</Text>
      {line.note && <Text>{line.note}</Text>}
      <Text fontSize="sm" color="fg.muted">
        <span>{`#${line.seq}, ${formatWhen(line.at)}, by `}</span>
        <Name {...line.actor} />
        {', about '}
        {line.about ? <Name {...line.about} /> : <span>{aboutText(line)}</span>}
      </Text>
      <Text fontSize="xs" fontFamily="monospace" color="fg.muted">
        {line.hash.slice(0, 16)}
      </Text>
    </Box>
  );
}

/** The first page, and the pages that 'Show more' adds. */
function Lines({ first }: { first: CallableOutput<'admin-audit-log'> }) {
  const [{ entries, more }, setPages] = useState(first);
  const showMore = async () => {
    const next = await listAuditLog(entries.at(-1)?.seq ?? null);
    setPages({ entries: [...entries, ...next.entries], more: next.more });
  };
  if (entries.length === 0) {
    return <EmptyState icon={<ScrollText />}>No entries yet.</EmptyState>;
  }
  return (
    <Panel py={{ base: '3', md: '4' }}>
      <Stack as="ul" gap="0" listStyleType="none">
        {entries.map((line) => (
          <Line key={line.seq} line={line} />
        ))}
      </Stack>
      {more && <ShowMore onShow={showMore}>Show more</ShowMore>}
    </Panel>
  );
}

/**
 * The append-only log of what administrators did, newest first, with people by their current names.
 */
export function AuditLog() {
  const first = useLoad('audit-log', () => listAuditLog(null));
  return (
    <section aria-labelledby="audit-log" tabIndex={-1}>
      <Flex mt="8" mb="4" gap="4" wrap="wrap" align="center" justify="space-between">
        <Heading as="h2" size="lg" id="audit-log">
          Audit log
        </Heading>
        <AriaDisabledButton
          variant="outline"
          off={first.status === 'loading'}
          onClick={first.reload}
        >
          <RefreshCw />
          <span>{first.status === 'loading' ? 'Loading...' : 'Refresh log'}</span>
        </AriaDisabledButton>
      </Flex>
      {first.status === 'loading' && <CardSkeletons label="Loading the audit log..." count={1} />}
      {first.status === 'error' && (
        <ErrorState onRetry={first.reload}>We couldn't load the audit log.</ErrorState>
      )}
      {first.status === 'ready' && <Lines first={first.data} />}
    </section>
  );
}
