import { Box, chakra, Flex, Text } from '@chakra-ui/react';
import type { ComponentProps } from 'react';

const Radio = chakra('input');

interface ChipsProps extends Omit<ComponentProps<typeof Radio>, 'type' | 'value'> {
  label: string;
  /** The labels by value, in order. */
  options: Readonly<Record<string, string>>;
}

/**
 * A choice of one value, shown as chips: native radio buttons, which the arrow keys move through.
 */
export function Chips({ label, options, ...radio }: ChipsProps) {
  return (
    <Box as="fieldset" width="100%">
      <Text as="legend" textStyle="sm" fontWeight="medium" mb="1.5">
        {label}
      </Text>
      <Flex gap="2" wrap="wrap">
        {Object.entries(options).map(([value, text]) => (
          <Flex
            as="label"
            key={value}
            position="relative"
            align="center"
            gap="2"
            minH="11"
            px="3.5"
            borderWidth="1px"
            borderColor="border.emphasized"
            borderRadius="full"
            bg="bg.panel"
            css={{
              '&:has(:checked)': { bg: 'accent.subtle', borderColor: 'accent.fg' },
              '&:has(:focus-visible)': { outline: '2px solid', outlineColor: 'accent.focusRing' },
            }}
          >
            <Radio
              type="radio"
              value={value}
              accentColor="accent.fg"
              cursor="pointer"
              // The whole chip is pressed.
              _before={{ content: '""', position: 'absolute', inset: '0' }}
              {...radio}
            />
            <span>{text}</span>
          </Flex>
        ))}
      </Flex>
    </Box>
  );
}
