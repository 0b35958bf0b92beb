import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { LIMITS } from '@doorstep/domain/limits';
import type { ReportReason } from '@doorstep/domain/moderation/report';
import { useRef, useState, type RefObject } from 'react';
import { reportPerson } from '../../data/moderation/moderation.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { Textarea } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import type { PersonInThread } from '../../lib/moderation-slots.ts';
import { SteadyButton } from '../../ui/forms/aria-disabled-button.tsx';
import { toast } from '../../ui/feedback/toast.tsx';
import { MODERATION_MESSAGES } from './messages.ts';
import { ReportReasons } from './report-reasons.tsx';

const NO_REASON = 'Please choose a reason.';
const TOO_LONG = `Please use at most ${LIMITS.reportText.toLocaleString('en')} characters.`;

interface ReportDialogProps {
  person: PersonInThread;
  /** Whether blocking as well is offered. */
  mayBlock: boolean;
  open: boolean;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}

const NOTHING = { reason: null, text: '', also_block: false } as const;
type Report = { reason: ReportReason | null; text: string; also_block: boolean };

/** Takes a report about somebody; what was typed stays when it cannot be sent, or is thought over. */
export function ReportDialog({ person, mayBlock, open, onClose, finalFocus }: ReportDialogProps) {
  const [report, setReport] = useState<Report>(NOTHING);
  const [sending, setSending] = useState(false);
  const [pressed, setPressed] = useState(false);
  const reasons = useRef<HTMLDivElement>(null);
  const tooLong = report.text.trim().length > LIMITS.reportText;
  const send = async () => {
    const { reason } = report;
    setPressed(true);
    if (reason === null) {
      reasons.current?.querySelector('input')?.focus();
      return;
    }
    setSending(true);
    try {
      await reportPerson({ thread: person.thread, ...report, reason });
      toast.success(MODERATION_MESSAGES.reported);
      setReport(NOTHING);
      setPressed(false);
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
      title={`Report ${person.name}`}
      action={
        <SteadyButton off={sending || tooLong} onClick={() => void send()}>
          {sending ? 'One moment...' : 'Send report'}
        </SteadyButton>
      }
    >
      <Stack gap="5" css={{ '& input': { accentColor: 'accent.solid', boxSize: '4.5' } }}>
        <Box ref={reasons}>
          <ReportReasons
            reason={report.reason}
            error={pressed && report.reason === null ? NO_REASON : undefined}
            onChoose={(reason) => setReport({ ...report, reason })}
          />
        </Box>
        <FormField label="What happened?" error={tooLong ? TOO_LONG : undefined}>
          <Textarea
            rows={3}
            value={report.text}
            onChange={(event) => setReport({ ...report, text: event.target.value })}
          />
        </FormField>
        {mayBlock && (
          <Flex as="label" align="center" gap="3" minH="11" cursor="pointer">
            <input
              type="checkbox"
              checked={report.also_block}
              onChange={(event) => setReport({ ...report, also_block: event.target.checked })}
            />
            Also block
          </Flex>
        )}
        <Text color="fg.muted">
          We'll review your report and the latest messages in this chat. We won't tell them.
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
