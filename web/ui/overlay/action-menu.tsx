import { Menu, Portal } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { menu } from '../theme/menu.ts';
import type { OpenMenu } from './menu-button.tsx';

interface ActionMenuProps extends OpenMenu {
  /** What screen readers call the menu. */
  label: string;
  /** Gets the `value` of the chosen `Menu.Item`. */
  onSelect?: (value: string) => void;
  children: ReactNode;
}

/** The menu of a `MenuButton`, which loads it. Its children are `Menu.Item`s. */
export function ActionMenu({ label, button, open, onClose, onSelect, children }: ActionMenuProps) {
  const close = () => {
    onClose();
    button.current?.focus();
  };
  return (
    <Menu.Root
      recipe={menu}
      open={open}
      onOpenChange={(change) => !change.open && close()}
      onSelect={({ value }) => onSelect?.(value)}
      positioning={{ placement: 'bottom-end', getAnchorElement: () => button.current }}
      lazyMount
      unmountOnExit
    >
      <Portal>
        <Menu.Positioner>
          <Menu.Content aria-label={label}>{children}</Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
