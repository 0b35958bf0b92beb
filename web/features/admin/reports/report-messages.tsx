import { Box, Stack, Text } from '@chakra-ui/react';
import type { ReportEntry } from '@doorstep/domain/admin/admin-callables';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { REASON_LABELS, type Writer } from '@doorstep/domain/moderation/report';
import { isolate } from '@doorstep/domain/text';
import { useState } from 'react';
import { getReport } from '../../../data/moderation/moderation.ts';
import { ShowMore } from '../../../ui/layout/show-more.tsx';
import { formatWhen } from '../shared/format-when.ts';
import { ReportedPhotos } from '../shared/reported-photos.tsx';

/** How the sender of a message was identified. */
const WRITTEN_AS: Record<Writer, string> = {
  account: 'Signed in',
  address: "Signed in with the request's email address",
  guest: 'Not signed in as the client: opened the chat by link or email address',
};

type Details = CallableOutput<'admin-report'>;

interface MessagesProps extends Pick<Details, 'report' | 'messages'> {
  label: string;
  empty: string;
}

/** The messages of a chat, with sender, time and how the sender was identified. */
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
      {messages.map(({ id, sender_type, written_as, message, photos, created_at }) => {
        const sender = sender_type === reporter.side ? reporter : reported;
        return (
          <Box as="li" key={id} borderInlineStartWidth="3px" borderColor="border.emphasized" ps="3">
            <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
              <span>{`${isolate(sender.name ?? 'Unknown')}, ${formatWhen(created_at)}`}</span>
              <br />
              <span>{WRITTEN_AS[written_as]}</span>
            </Text>
            <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
              {message}
            </Text>
            <ReportedPhotos photos={photos} />
          </Box>
        );
      })}
    </Stack>
  );
}

interface MessagesOnDemandProps {
  id: string;
  wanted: CallableInput<'admin-report'>['messages'];
  button: string;
  label: string;
  empty: string;
}

/** A button that loads and shows the messages of another time. */
function MessagesOnDemand({ id, wanted, button, ...texts }: MessagesOnDemandProps) {
  const [shown, setShown] = useState<Details | null>(null);
  if (shown) return <Messages {...shown} {...texts} />;
  return (
    <ShowMore onShow={async () => setShown(await getReport({ id, messages: wanted }))}>
      {button}
    </ShowMore>
  );
}

/** What the reporter added while the report was open. */
export function Additions({ id, additions }: Pick<ReportEntry, 'id' | 'additions'>) {
  if (additions.length === 0) return null;
  return (
    <Stack as="ul" gap="3" listStyleType="none" aria-label="Added to the report">
      {additions.map(({ reason, text, created_at }, i) => (
        <Box as="li" key={i} overflowWrap="anywhere">
          <Text color="fg.muted">{`Added on ${formatWhen(created_at)}: ${REASON_LABELS[reason]}`}</Text>
          {text && <Text whiteSpace="pre-wrap">{text}</Text>}
          <MessagesOnDemand
            id={id}
            wanted={{ addition: i }}
            button="Show the chat as it was then"
            label={`Messages up to ${formatWhen(created_at)}`}
            empty="No messages before then."
          />
        </Box>
      ))}
    </Stack>
  );
}

/** The messages after the report, on demand. */
export function LaterMessages({ id }: { id: string }) {
  return (
    <MessagesOnDemand
      id={id}
      wanted="since_report"
      button="Show later messages"
      label="Messages since the report"
      empty="No messages since the report."
    />
  );
}
