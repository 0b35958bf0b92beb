import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { LIMITS } from '@doorstep/domain/limits';
import {
  REASON_LABELS,
  reportReasonSchema,
  type ReportReason,
} from '@doorstep/domain/moderation/report';
import { tooLongMessage } from '@doorstep/domain/text';
import { useId, useRef, useState, type RefObject } from 'react';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Textarea } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { MODERATION_MESSAGES } from './messages.ts';

const NO_REASON = 'Please choose a reason.';

interface ReportDialogProps {
  /** The name of the person, or 'this review'. */
  what: string;
  /** What happens with the report. */
  note: string;
  send: (report: SentReport) => Promise<void>;
  /** Whether the report can also block the person. */
  offerBlock: boolean;
  open: boolean;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}

interface SentReport {
  reason: ReportReason;
  text: string;
  also_block: boolean;
}

const EMPTY_REPORT = { reason: null, text: '', also_block: false } as const;
type Report = Omit<SentReport, 'reason'> & { reason: ReportReason | null };

interface ReportReasonsProps {
  reason: ReportReason | null;
  /** The error message, which screen readers announce when it appears. */
  error: string | undefined;
  onChoose: (reason: ReportReason) => void;
}

/** The radio buttons for the reason of a report. */
export function ReportReasons({ reason, error, onChoose }: ReportReasonsProps) {
  const errorId = useId();
  return (
    <Box as="fieldset" {...(error && { 'aria-describedby': errorId })}>
      <Text as="legend" fontWeight="600" mb="1">
        What's the problem?
      </Text>
      {reportReasonSchema.options.map((value) => (
        <Flex as="label" key={value} align="center" gap="3" minH="11" cursor="pointer">
          <input
            type="radio"
            name="reason"
            value={value}
            checked={reason === value}
            onChange={() => onChoose(value)}
          />
          <span>{REASON_LABELS[value]}</span>
        </Flex>
      ))}
      {error && (
        <Text id={errorId} role="alert" color="fg.error" textStyle="xs" fontWeight="medium">
          {error}
        </Text>
      )}
    </Box>
  );
}

/** The form of a report. The text stays if sending fails or the dialog is closed. */
export function ReportDialog(props: ReportDialogProps) {
  const { what, note, send, offerBlock, open, onClose, finalFocus } = props;
  const [report, setReport] = useState<Report>(EMPTY_REPORT);
  const [isSending, setSending] = useState(false);
  const [isSubmitted, setSubmitted] = useState(false);
  const reasons = useRef<HTMLDivElement>(null);
  const isTooLong = report.text.trim().length > LIMITS.reportText;
  const submit = async () => {
    const { reason } = report;
    setSubmitted(true);
    if (reason === null) {
      reasons.current?.querySelector('input')?.focus();
      return;
    }
    setSending(true);
    try {
      await send({ ...report, reason });
      toast.success(MODERATION_MESSAGES.reported);
      setReport(EMPTY_REPORT);
      setSubmitted(false);
      onClose();
    } catch (error) {
      console.error('The report was not sent', error);
      toast.error(toAppError(error).personMessage ?? MODERATION_MESSAGES.reportFailed);
    } finally {
      setSending(false);
    }
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      title={`Report ${what}`}
      action={
        <AriaDisabledButton off={isSending || isTooLong} onClick={() => void submit()}>
          {isSending ? 'One moment...' : 'Send report'}
        </AriaDisabledButton>
      }
    >
      <Stack gap="5" css={{ '& input': { accentColor: 'accent.line', boxSize: '4.5' } }}>
        <Box ref={reasons}>
          <ReportReasons
            reason={report.reason}
            error={isSubmitted && report.reason === null ? NO_REASON : undefined}
            onChoose={(reason) => setReport({ ...report, reason })}
          />
        </Box>
        <FormField
          label="What happened?"
          error={isTooLong ? tooLongMessage(LIMITS.reportText) : undefined}
        >
          <Textarea
            rows={3}
            value={report.text}
            onChange={(event) => setReport({ ...report, text: event.target.value })}
          />
        </FormField>
        {offerBlock && (
          <Flex as="label" align="center" gap="3" minH="11" cursor="pointer">
            <input
              type="checkbox"
              checked={report.also_block}
              onChange={(event) => setReport({ ...report, also_block: event.target.checked })}
            />
            Also block
          </Flex>
        )}
        <Text color="fg.muted">{note}</Text>
      </Stack>
    </ConfirmDialog>
  );
}
