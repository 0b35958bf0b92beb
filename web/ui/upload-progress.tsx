import { Button, Flex, Progress } from '@chakra-ui/react';
import { progressSlotRecipe } from '@chakra-ui/react/theme';

interface UploadProgressProps {
  /** What is on its way, as a person reads it. */
  label: string;
  /** The part that has arrived, 0 to 1. */
  part: number;
  onCancel: () => void;
}

/** An upload under way. */
export function UploadProgress({ label, part, onCancel }: UploadProgressProps) {
  return (
    <Flex gap="4" align="center" w="full">
      <Progress.Root
        recipe={progressSlotRecipe}
        value={Math.round(part * 100)}
        flex="1"
        minW="0"
        size="sm"
      >
        <Progress.Label overflowWrap="anywhere">{label}</Progress.Label>
        <Progress.Track mt="1.5" borderRadius="full" bg="bg.muted">
          <Progress.Range bg="accent.solid" />
        </Progress.Track>
      </Progress.Root>
      <Button variant="ghost" onClick={onCancel}>
        Cancel
      </Button>
    </Flex>
  );
}
