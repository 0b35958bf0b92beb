import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';
import { ProgressBar } from './progress-bar.tsx';

interface UploadProgressProps {
  /** What is being uploaded. */
  label: string;
  /** The uploaded fraction, 0 to 1. */
  part: number;
  onCancel: () => void;
}

/** Shows the progress of an upload, with a button to cancel it. */
export function UploadProgress({ label, part, onCancel }: UploadProgressProps) {
  const id = useId();
  const percent = Math.round(part * 100);
  return (
    <Flex gap="4" align="center" w="full">
      <Box flex="1" minW="0" textStyle="sm">
        <Text as="span" id={id} fontWeight="medium" overflowWrap="anywhere">
          {label}
        </Text>
        <ProgressBar role="progressbar" aria-labelledby={id} percent={percent} mt="1.5" />
      </Box>
      <Button variant="ghost" aria-describedby={id} onClick={onCancel}>
        Cancel
      </Button>
    </Flex>
  );
}
