import { defineSlotRecipe } from '@chakra-ui/react';

/** The recipe of tabs: a row of labels that scrolls sideways where it does not fit. */
export const tabs = defineSlotRecipe({
  className: 'tabs',
  slots: ['list', 'trigger', 'content'],
  base: {
    list: {
      // The inbox reads each tab's offset from the list to scroll to the selected one.
      position: 'relative',
      display: 'flex',
      gap: '1',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      borderBottomWidth: '1px',
      borderColor: 'border',
    },
    trigger: {
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
      _selected: { color: 'accent.fg', borderColor: 'accent.line' },
    },
    content: { outline: '0', focusVisibleRing: 'outside', borderRadius: 'l1' },
  },
});
