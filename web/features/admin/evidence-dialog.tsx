import { Box, Dialog, Image, Link, Portal, Text } from '@chakra-ui/react';
import type { BadgeEntry } from '@doorstep/domain/admin/admin-callables';
import { useEffect, useState } from 'react';
import { readEvidence } from '../../data/admin/badge-applications.ts';
import { useLoad } from '../../lib/use-load.ts';
import { ErrorState, LineSkeletons } from '../../ui/feedback/states.tsx';
import { DialogCloseButton } from '../../ui/overlay/dialog-close-button.tsx';
import { DialogRoot } from '../../ui/overlay/dialog-root.tsx';
import { applicantName } from './messages.ts';

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
      {!isPdf && <Image mt="3" src={url} alt="The evidence" maxW="full" />}
    </>
  );
}

interface EvidenceDialogProps {
  entry: BadgeEntry;
  onClose: () => void;
}

/** Shows the file of an application: an image, or a link to a PDF. */
export function EvidenceDialog({ entry, onClose }: EvidenceDialogProps) {
  const file = useLoad(`evidence:${entry.id}`, () => readEvidence(entry.id));
  return (
    <DialogRoot
      open
      size="lg"
      scrollBehavior="inside"
      onOpenChange={(change) => !change.open && onClose()}
    >
      <Portal>
        <Dialog.Backdrop bg="black/50" />
        <Dialog.Positioner px={{ base: '2', md: '4' }}>
          <Dialog.Content>
            <Dialog.Header>
              <Dialog.Title fontFamily="heading" fontSize="xl" pe="12" overflowWrap="anywhere">
                {`Evidence from ${applicantName(entry)}`}
              </Dialog.Title>
            </Dialog.Header>
            <Dialog.Body textStyle="md">
              <Box pb="4">
                <Text mb="3" overflowWrap="anywhere">{`Number ${entry.number}`}</Text>
                {file.status === 'loading' && <LineSkeletons label="Loading the file..." />}
                {file.status === 'error' && (
                  <ErrorState onRetry={file.reload}>We couldn't load the file.</ErrorState>
                )}
                {file.status === 'ready' && <Evidence file={file.data} />}
              </Box>
            </Dialog.Body>
            <DialogCloseButton />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </DialogRoot>
  );
}
