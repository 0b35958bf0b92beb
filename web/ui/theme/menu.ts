import { defineSlotRecipe } from '@chakra-ui/react';

/** The recipe of menus. Each item is tall enough to press with a finger. */
export const menu = defineSlotRecipe({
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
