import { Menu, Portal } from '@chakra-ui/react';
import { Ban, Check, Flag } from 'lucide-react';
import { useState, type RefObject } from 'react';
import type { PersonInThread } from '../../lib/moderation-slots.ts';
import { menu } from '../../ui/theme/menu.ts';
import { BlockDialog } from './block-dialog.tsx';
import { ReportDialog } from './report-dialog.tsx';
import { useBlock } from './use-block.ts';

export interface PersonActionsProps {
  person: PersonInThread;
  /** Beside it the menu opens, and to it the focus comes back. */
  button: RefObject<HTMLButtonElement | null>;
  open: boolean;
  onClose: () => void;
}

const EMPTY = { x: 0, y: 0, width: 0, height: 0 };

/** What may be done about somebody: the menu, and the dialog that asks before it is done. */
export function PersonActions({ person, button, open, onClose }: PersonActionsProps) {
  const block = useBlock(person);
  const [asking, setAsking] = useState<'block' | 'report' | null>(null);
  const choose = (value: string) => {
    if (value === 'unblock') void block.change(false);
    if (value === 'block' || value === 'report') setAsking(value);
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
          getAnchorRect: () => button.current?.getBoundingClientRect() ?? EMPTY,
        }}
        lazyMount
        unmountOnExit
      >
        <Portal>
          <Menu.Positioner>
            <Menu.Content aria-label={`More about ${person.name}`}>
              <Menu.Item value="report">
                <Flag size={18} />
                Report…
              </Menu.Item>
              {block.blocked ? (
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
        open={asking === 'block'}
        onClose={() => setAsking(null)}
        finalFocus={button}
      />
      <ReportDialog
        person={person}
        mayBlock={block.mayBlock && !block.blocked}
        open={asking === 'report'}
        onClose={() => setAsking(null)}
        finalFocus={button}
      />
    </>
  );
}
