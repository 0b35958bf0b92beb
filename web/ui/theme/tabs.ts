import { defineSlotRecipe, defineStyle } from '@chakra-ui/react';

const CURRENT = { color: 'accent.fg', borderColor: 'accent.line' };

/** The label of a tab, and of a pressed button that chooses one of several views. */
export const tabLabel = defineStyle({
  display: 'flex',
  alignItems: 'center',
  flexShrink: '0',
  gap: '2',
  minH: '11',
  px: '3',
  fontWeight: '600',
  color: 'fg.muted',
  cursor: 'pointer',
  borderBottomWidth: '2px',
  borderColor: 'transparent',
  borderTopRadius: 'l1',
  focusVisibleRing: 'inside',
  _hover: { color: 'fg' },
  _selected: CURRENT,
  _pressed: CURRENT,
});

/** The recipe of tabs: a row of labels that scrolls sideways where it does not fit. */
export const tabs = defineSlotRecipe({
  className: 'tabs',
  slots: ['list', 'trigger', 'content'],
  base: {
    list: {
      display: 'flex',
      gap: '1',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    trigger: tabLabel,
    content: { outline: '0', focusVisibleRing: 'outside', borderRadius: 'l1' },
  },
});
