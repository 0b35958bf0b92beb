import { Dialog } from '@chakra-ui/react';
import { useState } from 'react';
import { useSavedReplies } from '../../../data/chat/saved-replies.ts';
import { ErrorState, LineSkeletons } from '../../../ui/feedback/states.tsx';
import { OfflineNotice } from '../../../ui/feedback/offline-notice.tsx';
import { FormDialog } from '../../../ui/overlay/form-dialog.tsx';
import { ReplyManager } from './reply-manager.tsx';
import { ReplyPicker } from './reply-picker.tsx';

export interface SavedRepliesDialogProps {
  open: boolean;
  /** The professional whose replies they are. */
  providerUid: string;
  clientName: string | null;
  /** Returns what gets the focus when the dialog has closed. */
  finalFocus: () => HTMLElement | null;
  /** Receives the chosen reply with the client's name. */
  onInsert: (reply: string) => void;
  onClose: () => void;
}

function Replies(props: SavedRepliesDialogProps & { isManaging: boolean; onManage: () => void }) {
  const { providerUid, clientName, onInsert, onClose, isManaging, onManage } = props;
  const live = useSavedReplies(providerUid);
  if (live.status === 'loading') return <LineSkeletons label="Loading saved replies..." />;
  if (live.status === 'error') {
    return <ErrorState onRetry={live.retry}>We couldn't load your saved replies.</ErrorState>;
  }
  const { replies, save } = live;
  if (isManaging || replies.length === 0) return <ReplyManager {...{ replies, save, onClose }} />;
  return <ReplyPicker {...{ replies, clientName, onInsert, onManage }} />;
}

/** The saved replies: people choose one, or manage them in the same dialog. */
export function SavedRepliesDialog(props: SavedRepliesDialogProps) {
  const [isManaging, setManaging] = useState(false);
  return (
    <FormDialog
      open={props.open}
      onClose={props.onClose}
      onExitComplete={() => setManaging(false)}
      finalFocus={props.finalFocus}
      title={isManaging ? 'Manage saved replies' : 'Saved replies'}
    >
      <Dialog.Body textStyle="md">
        <OfflineNotice>
          You're offline. You can change replies when you're back online.
        </OfflineNotice>
        <Replies {...props} isManaging={isManaging} onManage={() => setManaging(true)} />
      </Dialog.Body>
    </FormDialog>
  );
}
