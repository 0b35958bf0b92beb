import { Button, Flex, Stack, Text } from '@chakra-ui/react';
import { toAppError } from '@doorstep/domain/app-error';
import { LIMITS } from '@doorstep/domain/limits';
import { useState } from 'react';
import { deletePhoto } from '../../data/moderation/moderation.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import { Textarea } from '../../ui/forms/controls.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { moveFocusOnUnmount } from '../../ui/layout/heading-focus.ts';
import { ExternalLink } from '../../ui/layout/external-link.tsx';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { ADMIN_MESSAGES } from './messages.ts';

interface DeletePhotoDialogProps {
  url: string;
  onClose: () => void;
  onDeleted: () => void;
}

/** Asks for the reason, and deletes a photo for everybody. */
function DeletePhotoDialog({ url, onClose, onDeleted }: DeletePhotoDialogProps) {
  const [note, setNote] = useState('');
  const [isDeleting, setDeleting] = useState(false);
  const confirm = async () => {
    setDeleting(true);
    try {
      await deletePhoto({ url, note: note.trim() });
      toast.success(ADMIN_MESSAGES.photoDeleted);
      onDeleted();
    } catch (error) {
      console.error('The photo was not deleted', error);
      toast.error(toAppError(error).personMessage ?? ADMIN_MESSAGES.photoNotDeleted);
      setDeleting(false);
    }
  };
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title="Delete this photo?"
      action={
        <AriaDisabledButton
          colorPalette="red"
          off={isDeleting || note.trim() === ''}
          onClick={() => void confirm()}
        >
          {isDeleting ? 'One moment...' : 'Delete photo'}
        </AriaDisabledButton>
      }
    >
      <Stack gap="5">
        <Text>It disappears for both people, and its link stops working.</Text>
        <FormField label="Why?" required help="This goes into the audit log.">
          <Textarea
            rows={3}
            maxLength={LIMITS.decisionNote}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </FormField>
      </Stack>
    </ConfirmDialog>
  );
}

/** Links to the photos of a reported request or message, and buttons that delete them. */
export function ReportedPhotos({ photos }: { photos: readonly string[] }) {
  const [deleted, setDeleted] = useState<readonly string[]>([]);
  const [toDelete, setToDelete] = useState<string | null>(null);
  const shown = photos.filter((url) => !deleted.includes(url));
  if (shown.length === 0) return null;
  return (
    <Stack as="ul" gap="1" listStyleType="none" aria-label="Photos">
      {shown.map((url) => (
        <Flex as="li" key={url} ref={moveFocusOnUnmount} gap="4" align="center" wrap="wrap">
          <ExternalLink href={url} minH={{ base: '11', md: '8' }}>
            Photo {photos.indexOf(url) + 1}
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
        <DeletePhotoDialog
          url={toDelete}
          onClose={() => setToDelete(null)}
          onDeleted={() => {
            setDeleted([...deleted, toDelete]);
            setToDelete(null);
          }}
        />
      )}
    </Stack>
  );
}
