import { Menu, Text } from '@chakra-ui/react';
import { isolate } from '@doorstep/domain/text';
import { Ban, Check, Flag } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import type { PersonInThread } from '../../lib/chat/moderation-slots.ts';
import { reportPerson } from '../../data/moderation/moderation.ts';
import { ActionMenu } from '../../ui/overlay/action-menu.tsx';
import type { OpenMenu } from '../../ui/overlay/menu-button.tsx';
import { authHref } from '../../lib/paths.ts';
import { ConfirmDialog } from '../../ui/overlay/confirm-dialog.tsx';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { MODERATION_MESSAGES } from './messages.ts';
import { ReportDialog } from './report-dialog.tsx';
import { useBlock } from './use-block.ts';
import { AriaDisabledButton } from '../../ui/forms/aria-disabled-button.tsx';

interface BlockDialogProps {
  person: PersonInThread;
  block: ReturnType<typeof useBlock>;
  open: boolean;
  onClose: () => void;
  finalFocus: RefObject<HTMLElement | null>;
}

/** Explains blocking and asks for confirmation. A guest is asked to sign in instead. */
function BlockDialog({ person, block, open, onClose, finalFocus }: BlockDialogProps) {
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

/** The menu to report and block a person, and the dialogs that it opens. */
export function PersonActions({ person, ...menu }: OpenMenu & { person: PersonInThread }) {
  const block = useBlock(person);
  const [dialog, setDialog] = useState<'block' | 'report' | null>(null);
  const choose = (value: string) => {
    if (value === 'unblock') void block.setBlocked(false);
    if (value === 'block' || value === 'report') setDialog(value);
  };
  return (
    <>
      <ActionMenu label={`More about ${isolate(person.name)}`} onSelect={choose} {...menu}>
        <Menu.Item value="report">
          <Flag size={18} />
          Report…
        </Menu.Item>
        {block.isBlocked ? (
          <Menu.Item value="unblock">
            <Check size={18} />
            Unblock
          </Menu.Item>
        ) : (
          <Menu.Item value="block">
            <Ban size={18} />
            Block…
          </Menu.Item>
        )}
      </ActionMenu>
      <BlockDialog
        person={person}
        block={block}
        open={dialog === 'block'}
        onClose={() => setDialog(null)}
        finalFocus={menu.button}
      />
      <ReportDialog
        what={isolate(person.name)}
        note={MODERATION_MESSAGES.reportNote}
        send={(report) => reportPerson({ thread: person.thread, ...report })}
        offerBlock={block.canBlock && !block.isBlocked}
        open={dialog === 'report'}
        onClose={() => setDialog(null)}
        finalFocus={menu.button}
      />
    </>
  );
}
