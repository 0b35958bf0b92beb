import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { ReportEntry } from '@doorstep/domain/admin/admin-callables';
import type { CallableOutput } from '@doorstep/domain/callables';
import { REASON_LABELS } from '@doorstep/domain/moderation/report';
import { useState } from 'react';
import { decideReport, getReport, liftSuspension } from '../../../data/moderation/moderation.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { ClampedText } from '../../../ui/layout/clamped-text.tsx';
import { AppLink } from '../../../ui/layout/primitives.tsx';
import { ReadingDialog } from '../../../ui/overlay/reading-dialog.tsx';
import { ErrorState, LineSkeletons } from '../../../ui/feedback/states.tsx';
import { PhotoLinks } from '../../../ui/media/photo-links.tsx';
import { ADMIN_MESSAGES } from '../shared/messages.ts';
import { reportSummary } from './report-card.tsx';
import { personHref } from '../shared/use-admin-view.ts';
import { ReportedPhotos } from '../shared/reported-photos.tsx';
import { Additions, Messages, LaterMessages } from './report-messages.tsx';
import { DECISION_TEXTS } from '../shared/decision-texts.ts';
import { NoteDialog } from '../shared/note-dialog.tsx';

interface ReportDialogProps {
  report: ReportEntry;
  onClose: () => void;
  onDecided: () => void;
}

type Details = CallableOutput<'admin-report'>;

type Decision = 'dismiss' | 'suspend' | 'hide' | 'lift';

interface DecisionDialogProps {
  report: ReportEntry;
  decision: Decision;
  onClose: () => void;
  /** Called after the decision, and when the dialog is closed after it was refused. */
  onDecided: () => void;
}

/** Explains a decision about a report, and asks for confirmation and the reason. */
function DecisionDialog({ report, decision, onClose, onDecided }: DecisionDialogProps) {
  const { id } = report;
  const { done, ...texts } = DECISION_TEXTS[decision];
  return (
    <NoteDialog
      {...texts}
      isHarsh={decision === 'suspend'}
      isOptional={decision === 'dismiss'}
      done={(account) =>
        decision === 'suspend' && account === 'deleted' ? ADMIN_MESSAGES.accountGone : done
      }
      onConfirm={(note) =>
        decision === 'lift' ? liftSuspension({ id, note }) : decideReport({ id, decision, note })
      }
      onClose={onClose}
      onDone={onDecided}
      onStale={onDecided}
    />
  );
}

function DecisionButtons({
  details,
  onChoose,
}: {
  details: Details;
  onChoose: (decision: Decision) => void;
}) {
  const { report, account } = details;
  const deletedNotice = account === 'deleted' && (
    <Text color="fg.muted">This account has been deleted.</Text>
  );
  if (report.state === 'open') {
    return (
      <Flex gap="3" wrap="wrap" align="center">
        {deletedNotice}
        <Button variant="outline" onClick={() => onChoose('dismiss')}>
          Dismiss…
        </Button>
        {report.kind === 'review' && (
          <Button colorPalette="red" onClick={() => onChoose('hide')}>
            Hide review…
          </Button>
        )}
        <Button colorPalette="red" onClick={() => onChoose('suspend')}>
          Suspend account…
        </Button>
      </Flex>
    );
  }
  if (deletedNotice) return deletedNotice;
  if (report.state === 'hidden' && account === 'open') return null;
  if (account === 'open') return <Text color="fg.muted">This account isn't suspended.</Text>;
  return (
    <Button variant="outline" onClick={() => onChoose('lift')}>
      Lift the suspension…
    </Button>
  );
}

interface AboutPhotosProps {
  report: ReportEntry;
  photos: readonly string[];
}

/** The photos of a reported request or review. Those of a review are deleted by hiding it. */
function AboutPhotos({ report: { kind, reported }, photos }: AboutPhotosProps) {
  if (kind !== 'review') return <ReportedPhotos photos={photos} />;
  return photos.length > 0 && <PhotoLinks photos={photos} from={reported.name ?? 'the client'} />;
}

/** A report with the messages of its chat, and the buttons to decide it. */
export function ReportDialog({ report, onClose, onDecided }: ReportDialogProps) {
  const details = useLoad(`report:${report.id}`, () =>
    getReport({ id: report.id, messages: 'until_report' }),
  );
  const [decision, setDecision] = useState<Decision | null>(null);
  return (
    <ReadingDialog title={REASON_LABELS[report.reason]} onClose={onClose}>
      <Stack gap="5" pb="4">
        <Box overflowWrap="anywhere">
          <Text color="fg.muted">{reportSummary(report)}</Text>
          {report.text && <Text whiteSpace="pre-wrap">{report.text}</Text>}
          <AppLink to={personHref(report.reported.uid)}>View reported person</AppLink>
        </Box>
        <Additions id={report.id} additions={report.additions} />
        {details.status === 'loading' && <LineSkeletons label="Loading the chat..." />}
        {details.status === 'error' && (
          <ErrorState onRetry={details.reload}>We couldn't load the chat.</ErrorState>
        )}
        {details.status === 'ready' && (
          <>
            {details.data.report.reported_as === 'guest' && (
              <Text>{ADMIN_MESSAGES.reportedByGuest}</Text>
            )}
            {details.data.about !== null && (
              <Box overflowWrap="anywhere">
                <Text color="fg.muted">
                  {report.kind === 'review' ? 'The review' : 'The request'}
                </Text>
                <ClampedText maxH="10rem">{details.data.about}</ClampedText>
                <AboutPhotos report={report} photos={details.data.about_photos} />
              </Box>
            )}
            {report.kind !== 'review' && (
              <>
                <Messages
                  {...details.data}
                  label="Messages up to the report"
                  empty="No messages before the report."
                />
                <LaterMessages id={report.id} />
              </>
            )}
            <DecisionButtons details={details.data} onChoose={setDecision} />
          </>
        )}
      </Stack>
      {decision && (
        <DecisionDialog
          report={report}
          decision={decision}
          onClose={() => setDecision(null)}
          onDecided={() => {
            onClose();
            onDecided();
          }}
        />
      )}
    </ReadingDialog>
  );
}
