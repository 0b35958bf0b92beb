import { Button, Flex, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { deletePhoto } from '../../../data/moderation/moderation.ts';
import { moveFocusOnUnmount } from '../../../ui/layout/heading-focus.ts';
import { ExternalLink } from '../../../ui/layout/external-link.tsx';
import { ADMIN_MESSAGES } from './messages.ts';
import { NoteDialog } from './note-dialog.tsx';

/** Links to the photos of a reported request or message, and buttons that delete them. */
export function ReportedPhotos({ photos }: { photos: readonly string[] }) {
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const [toDelete, setToDelete] = useState<string | null>(null);
  const leave = (url: string) => {
    setDeleted([...deleted, url]);
    setToDelete(null);
  };
  const shown = photos.filter((url) => !deleted.includes(url));
  if (shown.length === 0) return null;
  return (
    <Stack as="ul" gap="1" listStyleType="none" aria-label="Photos">
      {shown.map((url) => (
        <Flex as="li" key={url} ref={moveFocusOnUnmount} gap="4" align="center" wrap="wrap">
          <ExternalLink href={url} minH={{ base: '11', md: '8' }}>
            {`Photo ${photos.indexOf(url) + 1}`}
          </ExternalLink>
          <Button
            size="sm"
            variant="outline"
            aria-label={`Delete photo ${photos.indexOf(url) + 1}`}
            onClick={() => setToDelete(url)}
          >
            Delete…
          </Button>
        </Flex>
      ))}
      {toDelete !== null && (
        <NoteDialog
          title="Delete this photo?"
          explanation="It disappears for both people, with its copies in reviews, and its link stops working."
          label="Delete photo"
          isHarsh
          done={ADMIN_MESSAGES.photoDeleted}
          failed={ADMIN_MESSAGES.photoNotDeleted}
          onConfirm={(note) => deletePhoto({ url: toDelete, note })}
          onClose={() => setToDelete(null)}
          onDone={() => leave(toDelete)}
          onStale={() => leave(toDelete)}
        />
      )}
    </Stack>
  );
}
