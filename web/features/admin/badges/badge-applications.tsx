import { Badge, Box, Button, Flex, Heading, Image, Link, Stack, Text } from '@chakra-ui/react';
import type { BadgeEntry } from '@doorstep/domain/admin/admin-callables';
import type { CallableOutput } from '@doorstep/domain/callables';
import { BadgeCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { isolate } from '@doorstep/domain/text';
import { listBadgeApplications, readEvidence } from '../../../data/admin/admin.ts';
import { useLoad } from '../../../lib/use-load.ts';
import {
  CardSkeletons,
  EmptyState,
  ErrorState,
  LineSkeletons,
} from '../../../ui/feedback/states.tsx';
import { ShowMore } from '../../../ui/layout/show-more.tsx';
import { BADGE_NAMES } from '../../../lib/text/badge-names.ts';
import { formatStoredDay } from '../../../lib/text/format.ts';
import { publicPageHref } from '../../../lib/paths.ts';
import { moveFocusOnUnmount } from '../../../ui/layout/heading-focus.ts';
import { AppLink } from '../../../ui/layout/primitives.tsx';
import { Panel } from '../../../ui/layout/page.tsx';
import { applicantName } from '../shared/messages.ts';
import { formatWhen } from '../shared/format-when.ts';
import { BadgeDecisionDialog, type BadgeDecision } from './badge-decision-dialog.tsx';
import { ReadingDialog } from '../../../ui/overlay/reading-dialog.tsx';

/** A tab that opens the address needs some time to load it. */
const REVOKE_MS = 60_000;

function Evidence({ file }: { file: Blob }) {
  const [url] = useState(() => URL.createObjectURL(file));
  useEffect(() => () => void setTimeout(() => URL.revokeObjectURL(url), REVOKE_MS), [url]);
  const isPdf = file.type === 'application/pdf';
  return (
    <>
      <Link href={url} target="_blank" rel="noopener noreferrer">
        {isPdf ? 'Open the PDF in a new tab' : 'Open in a new tab'}
      </Link>
      {!isPdf && <Image mt="3" src={url} alt="The document" maxW="full" />}
    </>
  );
}

interface EvidenceDialogProps {
  entry: BadgeEntry;
  onClose: () => void;
}

/** Shows the file of an application: an image, or a link to a PDF. */
function EvidenceDialog({ entry, onClose }: EvidenceDialogProps) {
  const file = useLoad(`evidence:${entry.id}`, () => readEvidence(entry.id));
  return (
    <ReadingDialog title={`Document from ${isolate(applicantName(entry))}`} onClose={onClose}>
      <Box pb="4">
        <Text mb="3" overflowWrap="anywhere">{`Number ${isolate(entry.number)}`}</Text>
        {file.status === 'loading' && <LineSkeletons label="Loading the file..." />}
        {file.status === 'error' && (
          <ErrorState onRetry={file.reload}>We couldn't load the file.</ErrorState>
        )}
        {file.status === 'ready' && <Evidence file={file.data} />}
      </Box>
    </ReadingDialog>
  );
}

interface BadgeCardProps {
  entry: BadgeEntry;
  onDecide: (decision: BadgeDecision) => void;
}

/** An undecided application for a badge. */
function BadgeCard({ entry, onDecide }: BadgeCardProps) {
  const [isOpen, setOpen] = useState(false);
  const { kind, number, expires_on, asked_at, provider } = entry;
  const name = applicantName(entry);
  const about = `${BADGE_NAMES[kind].name} of ${isolate(name)}`;
  return (
    <Panel as="li" ref={moveFocusOnUnmount} overflowWrap="anywhere">
      <Flex gap="3" align="baseline" justify="space-between" wrap="wrap" mb="1">
        <Heading as="h3" size="sm">
          {provider ? <AppLink to={publicPageHref(provider.handle)}>{name}</AppLink> : name}
        </Heading>
        <Badge colorPalette="accent">{BADGE_NAMES[kind].title}</Badge>
      </Flex>
      <Text>{`Number ${isolate(number)}, valid until ${formatStoredDay(expires_on)}`}</Text>
      <Text color="fg.muted">{`Sent on ${formatWhen(asked_at)}`}</Text>
      <Flex mt="4" gap="3" wrap="wrap">
        <Button
          variant="outline"
          aria-label={`View document: ${about}`}
          onClick={() => setOpen(true)}
        >
          View document
        </Button>
        <Button
          variant="outline"
          aria-label={`Approve…: ${about}`}
          onClick={() => onDecide('grant')}
        >
          Approve…
        </Button>
        <Button
          variant="outline"
          aria-label={`Reject…: ${about}`}
          onClick={() => onDecide('refuse')}
        >
          Reject…
        </Button>
      </Flex>
      {isOpen && <EvidenceDialog entry={entry} onClose={() => setOpen(false)} />}
    </Panel>
  );
}

interface ApplicationListProps {
  first: CallableOutput<'admin-badges'>;
  /** Called when an application was decided elsewhere or replaced. */
  onChanged: () => void;
}

/** The first page, and the pages that 'Show more' adds. */
function ApplicationList({ first, onChanged }: ApplicationListProps) {
  const [{ applications, next }, setPages] = useState(first);
  const [deciding, setDeciding] = useState<{ entry: BadgeEntry; decision: BadgeDecision } | null>(
    null,
  );
  const showMore = async () => {
    const page = await listBadgeApplications(next);
    setPages({ applications: [...applications, ...page.applications], next: page.next });
  };
  const remove = (id: string) =>
    setPages((pages) => ({
      ...pages,
      applications: pages.applications.filter((entry) => entry.id !== id),
    }));
  return (
    <>
      {applications.length === 0 && next === null && (
        <EmptyState icon={<BadgeCheck />}>No pending applications.</EmptyState>
      )}
      <Stack as="ul" gap="4" listStyleType="none">
        {applications.map((entry) => (
          <BadgeCard
            key={entry.id + entry.asked_at}
            entry={entry}
            onDecide={(decision) => setDeciding({ entry, decision })}
          />
        ))}
      </Stack>
      {next !== null && <ShowMore onShow={showMore}>Show more</ShowMore>}
      {deciding && (
        <BadgeDecisionDialog
          {...deciding}
          onClose={() => setDeciding(null)}
          onDone={() => {
            setDeciding(null);
            remove(deciding.entry.id);
          }}
          onStale={onChanged}
        />
      )}
    </>
  );
}

/** The undecided applications for badges, oldest first, for administrators. */
export function BadgeApplications() {
  const first = useLoad('badge-applications', () => listBadgeApplications(null));
  return (
    <section aria-labelledby="badge-applications" tabIndex={-1}>
      <Heading as="h2" size="lg" id="badge-applications" mt="8" mb="4">
        Pending applications
      </Heading>
      {first.status === 'loading' && <CardSkeletons label="Loading applications..." count={1} />}
      {first.status === 'error' && (
        <ErrorState onRetry={first.reload}>We couldn't load the applications.</ErrorState>
      )}
      {first.status === 'ready' && <ApplicationList first={first.data} onChanged={first.reload} />}
    </section>
  );
}
