import { Box, Stack, Text } from '@chakra-ui/react';
import type { CallableOutput, ReportEntry } from '@doorstep/domain/callables';
import { REASON_LABELS } from '@doorstep/domain/report';
import { useState } from 'react';
import { getReport } from '../../data/moderation.ts';
import { ShowMore } from '../../ui/show-more.tsx';
import { WRITTEN_AS } from './messages.ts';
import { when } from './report-card.tsx';

type Details = CallableOutput<'admin-report'>;

interface MessagesProps extends Pick<Details, 'report' | 'messages'> {
  label: string;
  empty: string;
}

/** What was said: by whom, when, and how that one is known. */
export function Messages({ report, messages, label, empty }: MessagesProps) {
  if (messages.length === 0) return <Text color="fg.muted">{empty}</Text>;
  const { reporter, reported } = report;
  return (
    <Stack
      as="ul"
      gap="3"
      listStyleType="none"
      maxH="20rem"
      overflowY="auto"
      tabIndex={0}
      aria-label={label}
    >
      {messages.map(({ id, sender_type, written_as, message, created_at }) => {
        const sender = sender_type === reporter.side ? reporter : reported;
        return (
          <Box as="li" key={id} borderInlineStartWidth="3px" borderColor="border.emphasized" ps="3">
            <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
              {`${sender.name ?? 'Unknown'}, ${when(created_at)}`}
              <br />
              {WRITTEN_AS[written_as]}
            </Text>
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {message}
            </Text>
          </Box>
        );
      })}
    </Stack>
  );
}

/** What the same person has told since, while the report was open. */
export function Additions({ additions }: Pick<ReportEntry, 'additions'>) {
  if (additions.length === 0) return null;
  return (
    <Stack as="ul" gap="3" listStyleType="none" aria-label="Added to the report">
      {additions.map(({ reason, text, created_at }, i) => (
        <Box as="li" key={i} overflowWrap="anywhere">
          <Text color="fg.muted">{`Added on ${when(created_at)}: ${REASON_LABELS[reason]}`}</Text>
          {text && <Text whiteSpace="pre-wrap">{text}</Text>}
        </Box>
      ))}
    </Stack>
  );
}

/** What was written after the report: only where somebody asks for it. */
export function Since({ id }: { id: string }) {
  const [since, setSince] = useState<Details | null>(null);
  if (since === null) {
    return (
      <ShowMore onShow={async () => setSince(await getReport({ id, messages: 'since_report' }))}>
        Show what was written since
      </ShowMore>
    );
  }
  return (
    <Messages
      {...since}
      label="Messages since the report"
      empty="Nothing was written since the report."
    />
  );
}
