import { Box, Flex, Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { LIMITS } from '@doorstep/domain/limits';
import { REASON_LABELS, reportReasonSchema, type ReportReason } from '@doorstep/domain/report';
import { useState, type RefObject } from 'react';
import { reportPerson } from '../../data/moderation.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Textarea } from '../../ui/controls.tsx';
import { FormField } from '../../ui/form-field.tsx';
import type { PersonInThread } from '../../ui/person-slots.ts';
import { SteadyButton } from '../../ui/steady-button.tsx';
import { toast } from '../../ui/toast.tsx';
import { MODERATION_MESSAGES } from './messages.ts';

const TOO_LONG = `Please use at most ${LIMITS.reportText.toLocaleString('en')} characters.`;

interface ReportDialogProps {
  person: PersonInThread;
  /** Whether blocking as well is offered. */
  mayBlock: boolean;
  open: boolean;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}

interface ReasonsProps {
  reason: ReportReason;
  onChoose: (reason: ReportReason) => void;
}

function Reasons({ reason, onChoose }: ReasonsProps) {
  return (
    <Box as="fieldset">
      <Text as="legend" fontWeight="600" mb="1">
        What is the matter?
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
          {REASON_LABELS[value]}
        </Flex>
      ))}
    </Box>
  );
}

const NOTHING = { reason: 'spam', text: '', also_block: false } as const;
type Report = { reason: ReportReason; text: string; also_block: boolean };

/** Takes a report about somebody; what was typed stays when it cannot be sent, or is thought over. */
export function ReportDialog({ person, mayBlock, open, onClose, finalFocus }: ReportDialogProps) {
  const [report, setReport] = useState<Report>(NOTHING);
  const [sending, setSending] = useState(false);
  const tooLong = report.text.trim().length > LIMITS.reportText;
  const send = async () => {
    setSending(true);
    try {
      await reportPerson({ thread: person.thread, ...report });
      toast.success(MODERATION_MESSAGES.reported);
      setReport(NOTHING);
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
        <Reasons reason={report.reason} onChoose={(reason) => setReport({ ...report, reason })} />
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
          We read your report and the latest messages of this chat. They are not told.
        </Text>
      </Stack>
    </ConfirmDialog>
  );
}
