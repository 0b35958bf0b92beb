import { Box, Image, Link, Text } from '@chakra-ui/react';
import type { BadgeEntry } from '@doorstep/domain/admin/admin-callables';
import { isolate } from '@doorstep/domain/text';
import { useEffect, useState } from 'react';
import { readEvidence } from '../../../data/admin/badge-applications.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { ErrorState, LineSkeletons } from '../../../ui/feedback/states.tsx';
import { ReadingDialog } from '../../../ui/overlay/reading-dialog.tsx';
import { applicantName } from '../shared/messages.ts';

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
    <ReadingDialog title={`Evidence from ${isolate(applicantName(entry))}`} onClose={onClose}>
      <Box pb="4">
        <Text mb="3" overflowWrap="anywhere">{`Number ${isolate(entry.number)}`}</Text>
        {file.status === 'loading' && <LineSkeletons label="Loading the file..." />}
        {file.status === 'error' && (
          <ErrorState onRetry={file.reload}>We couldn't load the file.</ErrorState>
        )}
        {file.status === 'ready' && <Evidence file={file.data} />}
      </Box>
    </ReadingDialog>
  );
}
