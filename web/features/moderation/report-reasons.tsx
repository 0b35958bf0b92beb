import {
  REASON_LABELS,
  reportReasonSchema,
  type ReportReason,
} from '@doorstep/domain/moderation/report';
import { useId } from 'react';
import { Box, Flex, Text } from '@chakra-ui/react';

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
