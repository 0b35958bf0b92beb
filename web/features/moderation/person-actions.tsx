import { Menu, Portal } from '@chakra-ui/react';
import { isolate } from '@doorstep/domain/text';
import { Ban, Check, Flag } from 'lucide-react';
import { useState, type RefObject } from 'react';
import type { PersonInThread } from '../../lib/chat/moderation-slots.ts';
import { reportPerson } from '../../data/moderation/moderation.ts';
import { menu } from '../../ui/theme/menu.ts';
import { BlockDialog } from './block-dialog.tsx';
import { MODERATION_MESSAGES } from './messages.ts';
import { ReportDialog } from './report-dialog.tsx';
import { useBlock } from './use-block.ts';

export interface PersonActionsProps {
  person: PersonInThread;
  /** The button that the menu opens beside and returns the focus to. */
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onClose: () => void;
}

/** The menu to report and block a person, and the dialogs that it opens. */
export function PersonActions({ person, button, open, onClose }: PersonActionsProps) {
  const block = useBlock(person);
  const [dialog, setDialog] = useState<'block' | 'report' | null>(null);
  const choose = (value: string) => {
    if (value === 'unblock') void block.setBlocked(false);
    if (value === 'block' || value === 'report') setDialog(value);
  };
  const close = () => {
    onClose();
    button.current?.focus();
  };
  return (
    <>
      <Menu.Root
        recipe={menu}
        open={open}
        onOpenChange={(change) => !change.open && close()}
        onSelect={({ value }) => choose(value)}
        positioning={{
          placement: 'bottom-end',
          getAnchorElement: () => button.current,
        }}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Menu.Positioner>
            <Menu.Content aria-label={`More about ${isolate(person.name)}`}>
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
            </Menu.Content>
          </Menu.Positioner>
        </Portal>
      </Menu.Root>
      <BlockDialog
        person={person}
        block={block}
        open={dialog === 'block'}
        onClose={() => setDialog(null)}
        finalFocus={button}
      />
      <ReportDialog
        what={isolate(person.name)}
        note={MODERATION_MESSAGES.reportNote}
        send={(report) => reportPerson({ thread: person.thread, ...report })}
        offerBlock={block.canBlock && !block.isBlocked}
        open={dialog === 'report'}
        onClose={() => setDialog(null)}
        finalFocus={button}
      />
    </>
  );
}
