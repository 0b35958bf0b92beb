import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useId } from 'react';

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
        <Box
          role="progressbar"
          aria-labelledby={id}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          mt="1.5"
          h="2"
          borderRadius="full"
          bg="bg.muted"
          overflow="hidden"
        >
          <Box
            h="full"
            bg="accent.solid"
            transitionProperty="width"
            transitionDuration="slow"
            style={{ width: `${percent}%` }}
          />
        </Box>
      </Box>
      <Button variant="ghost" aria-describedby={id} onClick={onCancel}>
        Cancel
      </Button>
    </Flex>
  );
}
