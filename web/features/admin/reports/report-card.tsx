import { Badge, Button, Flex, Heading, Text } from '@chakra-ui/react';
import type { ReportEntry } from '@doorstep/domain/admin/admin-callables';
import { REASON_LABELS, type ReportState } from '@doorstep/domain/moderation/report';
import { isolate } from '@doorstep/domain/text';
import { ClampedText } from '../../../ui/layout/clamped-text.tsx';
import { moveFocusOnUnmount } from '../../../ui/layout/heading-focus.ts';
import { Panel } from '../../../ui/layout/page.tsx';
import { formatWhen } from '../shared/format-when.ts';

const STATES: Record<ReportState, { label: string; color: string }> = {
  open: { label: 'open', color: 'orange' },
  dismissed: { label: 'dismissed', color: 'gray' },
  suspended: { label: 'suspended', color: 'red' },
  hidden: { label: 'review hidden', color: 'red' },
};

const SIDES = { provider: 'professional', client: 'client' } as const;

/** Returns a text such as 'Nora (client)'. */
const nameAndSide = ({ name, side }: ReportEntry['reporter']) =>
  `${isolate(name ?? 'Unknown')} (${SIDES[side]})`;

/** Returns a text such as 'Nora (client) about Rivera Plumbing (professional)'. */
export const reportSummary = ({ kind, reporter, reported }: ReportEntry) =>
  `${nameAndSide(reporter)} about ${kind === 'review' ? 'a review by ' : ''}${nameAndSide(reported)}`;

/** A report in the list. */
export function ReportCard({ report, onReview }: { report: ReportEntry; onReview: () => void }) {
  const state = STATES[report.state];
  const latest = report.additions.at(-1);
  return (
    <Panel as="li" ref={moveFocusOnUnmount}>
      <Flex gap="3" align="baseline" justify="space-between" wrap="wrap" mb="1">
        <Heading as="h3" size="sm">
          {REASON_LABELS[report.reason]}
        </Heading>
        <Flex gap="2" wrap="wrap">
          {report.reported_as === 'guest' && <Badge colorPalette="yellow">by a guest</Badge>}
          <Badge colorPalette={state.color}>{state.label}</Badge>
        </Flex>
      </Flex>
      <Text color="fg.muted" overflowWrap="anywhere" mb="3">
        <span>{reportSummary(report)}</span>
        <br />
        <span>{`Reported on ${formatWhen(report.created_at)}`}</span>
        {latest && <span>{`, updated on ${formatWhen(latest.created_at)}`}</span>}
        {report.decided_at && <span>{`, decided on ${formatWhen(report.decided_at)}`}</span>}
      </Text>
      {report.text && <ClampedText>{report.text}</ClampedText>}
      {report.note && (
        <Text mt="3" overflowWrap="anywhere">
          {`Note: ${report.note}`}
        </Text>
      )}
      <Button mt="4" variant="outline" onClick={onReview}>
        Review
      </Button>
    </Panel>
  );
}
