import { Menu, Portal } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import { menu } from '../theme/menu.ts';
import type { OpenMenu } from './menu-button.tsx';

interface ActionMenuProps extends OpenMenu {
  /** What screen readers call the menu. */
  label: string;
  /** Gets the `value` of the chosen `Menu.Item`. */
  onSelect?: (value: string) => void;
  /** Whether it stays in the landmark of its button, which must not clip it. */
  inPlace?: boolean;
  children: ReactNode;
}

/** The menu of a `MenuButton`, which loads it. Its children are `Menu.Item`s. */
export function ActionMenu(props: ActionMenuProps) {
  const { label, button, open, onClose, onSelect, inPlace = false, children } = props;
  const isChosen = useRef(false);
  const focusButton = () => button.current?.focus();
  // The focus returns before a link leads to another screen, whose heading then takes it.
  const select = (value: string) => {
    isChosen.current = true;
    focusButton();
    onSelect?.(value);
  };
  const close = () => {
    onClose();
    if (!isChosen.current) focusButton();
    isChosen.current = false;
  };
  return (
    <Menu.Root
      recipe={menu}
      open={open}
      onOpenChange={(change) => !change.open && close()}
      onSelect={({ value }) => select(value)}
      // The menu's own click does not bubble, so the link would load the page anew.
      navigate={({ node }) => node.click()}
      positioning={{ placement: 'bottom-end', getAnchorElement: () => button.current }}
      lazyMount
      unmountOnExit
    >
      <Portal disabled={inPlace}>
        <Menu.Positioner>
          <Menu.Content aria-label={label}>{children}</Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
