import { Text } from '@chakra-ui/react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { isolate } from '@doorstep/domain/text';
import { authHref } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import type { PersonInThread } from '../../lib/chat/moderation-slots.ts';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';
import type { useBlock } from './use-block.ts';

interface BlockDialogProps {
  person: PersonInThread;
  block: ReturnType<typeof useBlock>;
  open: boolean;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** Explains blocking and asks for confirmation. A guest is asked to sign in instead. */
export function BlockDialog({ person, block, open, onClose, finalFocus }: BlockDialogProps) {
  const { pathname } = useLocation();
  const { canBlock, isSaving, setBlocked } = block;
  const confirm = async () => {
    if (await setBlocked(true)) onClose();
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      finalFocus={finalFocus}
      title={`Block ${isolate(person.name)}?`}
      action={
        canBlock ? (
          <AriaDisabledButton colorPalette="red" off={isSaving} onClick={() => void confirm()}>
            {isSaving ? 'One moment...' : 'Block'}
          </AriaDisabledButton>
        ) : (
          <ButtonLink to={authHref({ type: 'client', redirect: pathname })}>Sign in</ButtonLink>
        )
      }
    >
      <Text>
        {canBlock
          ? "They can't write to you or send you requests. We won't tell them. You can unblock them at any time."
          : 'Please sign in with the account that sent this request. You can report without an account.'}
      </Text>
    </ConfirmDialog>
  );
}
