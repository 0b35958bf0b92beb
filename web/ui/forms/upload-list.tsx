import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { isolate } from '@doorstep/domain/text';
import { useId } from 'react';
import type { UploadItem } from '../../lib/files/upload-queue.ts';
import { ProgressBar } from './progress-bar.tsx';

interface UploadListProps {
  items: readonly UploadItem[];
  onRetry: (id: number) => void;
  /** Removes a file, and cancels its upload. */
  onRemove: (id: number) => void;
}

type NotUploadedProps = Omit<UploadListProps, 'items'> & { item: UploadItem };

function NotUploaded({ item: { id, file, canRetry }, onRetry, onRemove }: NotUploadedProps) {
  return (
    <Flex columnGap="4" wrap="wrap" align="center" justify="space-between" w="full">
      <Text color="fg.error" fontSize="sm" minW="0" overflowWrap="anywhere">
        {`Not uploaded: ${isolate(file.name)}`}
      </Text>
      <Flex ms="auto">
        {canRetry && (
          <Button
            variant="ghost"
            aria-label={`Try again: ${isolate(file.name)}`}
            onClick={() => onRetry(id)}
          >
            Try again
          </Button>
        )}
        <Button
          variant="ghost"
          aria-label={`Remove ${isolate(file.name)}`}
          onClick={() => onRemove(id)}
        >
          Remove
        </Button>
      </Flex>
    </Flex>
  );
}

interface UploadProgressProps {
  /** What is being uploaded. */
  label: string;
  /** The uploaded fraction, 0 to 1. */
  part: number;
  onCancel: () => void;
}

/** Shows the progress of an upload, with a button to cancel it. */
function UploadProgress({ label, part, onCancel }: UploadProgressProps) {
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

/** Lists files with their progress, and those that could not be uploaded, with buttons for each. */
export function UploadList({ items, onRetry, onRemove }: UploadListProps) {
  if (items.length === 0) return null;
  return (
    <Flex as="ul" direction="column" gap="2" listStyleType="none" aria-label="Uploads" w="full">
      {items.map((item) => (
        <Box as="li" key={item.id}>
          {item.state === 'failed' ? (
            <NotUploaded item={item} onRetry={onRetry} onRemove={onRemove} />
          ) : (
            <UploadProgress
              label={
                item.state === 'waiting'
                  ? `Waiting: ${isolate(item.file.name)}`
                  : `Uploading ${isolate(item.file.name)}`
              }
              part={item.part}
              onCancel={() => onRemove(item.id)}
            />
          )}
        </Box>
      ))}
    </Flex>
  );
}
