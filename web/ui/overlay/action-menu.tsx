import { defineSlotRecipe, Menu, Portal } from '@chakra-ui/react';
import { useRef, type ReactNode } from 'react';
import type { OpenMenu } from './menu-button.tsx';

/** The recipe of menus. Each item is tall enough to press with a finger. */
const menu = defineSlotRecipe({
  className: 'menu',
  slots: ['content', 'item'],
  base: {
    content: {
      bg: 'bg.panel',
      color: 'fg',
      minW: '12rem',
      maxW: 'calc(100vw - 2rem)',
      maxH: 'var(--available-height)',
      overflowY: 'auto',
      p: '1.5',
      borderWidth: '1px',
      borderColor: 'border',
      borderRadius: 'l2',
      boxShadow: 'lg',
      outline: '0',
      zIndex: 'popover',
    },
    item: {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minH: '11',
      px: '3',
      borderRadius: 'l1',
      cursor: 'pointer',
      userSelect: 'none',
      outline: '0',
      _highlighted: { bg: 'bg.muted' },
    },
  },
});

interface ActionMenuProps extends OpenMenu {
  /** What screen readers call the menu. */
  label: string;
  /** Gets the `value` of the chosen `Menu.Item`. */
  onSelect?: (value: string) => void;
  /** Whether it stays in the landmark of its button, which must not clip it. */
  inPlace?: boolean;
  children: ReactNode;
}

/**
 * The menu of a `MenuButton`, which loads it. Its children are `Menu.Item`s; they stay mounted
 * while it is closed.
 */
export function ActionMenu(props: ActionMenuProps) {
  const { label, button, open, onClose, onSelect, inPlace = false, children } = props;
  const isChosen = useRef(false);
  const content = useRef<HTMLDivElement>(null);
  const focusButton = () => button.current?.focus();
  /** Whether the focus is still in the menu or nowhere. A press may have moved it to a field. */
  const hasFocus = () =>
    document.activeElement === document.body || content.current?.contains(document.activeElement);
  // The focus returns before a link leads to another screen, whose heading then takes it.
  const select = (value: string) => {
    isChosen.current = true;
    focusButton();
    onSelect?.(value);
  };
  const close = () => {
    onClose();
    if (!isChosen.current && hasFocus()) focusButton();
    isChosen.current = false;
  };
  return (
    <Menu.Root
      recipe={menu}
      open={open}
      onOpenChange={(change) => !change.open && close()}
      onSelect={({ value }) => select(value)}
      // The click that zag dispatches on a link does not bubble to React Router, so the browser
      // would reload the page.
      navigate={({ node }) => node.click()}
      // The button closes its menu itself.
      onInteractOutside={(event) => {
        const { target } = event.detail.originalEvent;
        if (target instanceof Node && button.current?.contains(target)) event.preventDefault();
      }}
      positioning={{ placement: 'bottom-end', getAnchorElement: () => button.current }}
      lazyMount
    >
      <Portal disabled={inPlace}>
        <Menu.Positioner>
          <Menu.Content ref={content} aria-label={label}>
            {children}
          </Menu.Content>
        </Menu.Positioner>
      </Portal>
    </Menu.Root>
  );
}
