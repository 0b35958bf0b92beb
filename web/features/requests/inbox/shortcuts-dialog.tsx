import { Box, Text } from '@chakra-ui/react';
import { ReadingDialog } from '../../../ui/overlay/reading-dialog.tsx';
import { Switch } from '../../../ui/forms/switch.tsx';

const SHORTCUTS = [
  ['↓ ↑', 'Next and previous row'],
  ['Enter', 'Open the chat'],
  ['/', 'Search'],
  ['e', 'No answer needed'],
  ['?', 'Show these shortcuts'],
] as const;

interface ShortcutsDialogProps {
  isOn: boolean;
  onSwitch: (isOn: boolean) => void;
  onClose: () => void;
}

/** Lists the keyboard shortcuts of the inbox, and switches them on and off. */
export function ShortcutsDialog({ isOn, onSwitch, onClose }: ShortcutsDialogProps) {
  return (
    <ReadingDialog title="Keyboard shortcuts" onClose={onClose}>
      <Box as="dl" display="grid" gridTemplateColumns="auto 1fr" columnGap="6" rowGap="2" mb="4">
        {SHORTCUTS.map(([keys, text]) => (
          <Box key={keys} display="contents">
            <Text as="dt" fontWeight="600">
              <kbd>{keys}</kbd>
            </Text>
            <dd>{text}</dd>
          </Box>
        ))}
      </Box>
      <Switch checked={isOn} onChange={onSwitch}>
        Use these shortcuts
      </Switch>
    </ReadingDialog>
  );
}
