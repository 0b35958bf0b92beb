import { Box, chakra } from '@chakra-ui/react';

interface SwitchProps {
  children: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A native checkbox that looks like a switch. Screen readers announce a checkbox. */
export function Switch({ children, checked, onChange }: SwitchProps) {
  return (
    <chakra.label
      display="inline-flex"
      gap="2.5"
      alignItems="center"
      position="relative"
      minH="11"
      verticalAlign="middle"
      cursor="pointer"
    >
      <chakra.input
        srOnly
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      <Box
        as="span"
        aria-hidden="true"
        display="block"
        w="12"
        h="6"
        flexShrink="0"
        borderRadius="full"
        bg="bg.emphasized"
        transitionProperty="background-color"
        transitionDuration="fast"
        css={{
          'input:checked + &': { bg: 'colorPalette.solid' },
          'input:focus-visible + &': {
            outline: '2px solid',
            outlineColor: 'colorPalette.focusRing',
            outlineOffset: '2px',
          },
        }}
      >
        <Box
          as="span"
          display="block"
          boxSize="6"
          scale="0.8"
          borderRadius="full"
          bg="white"
          boxShadow="sm"
          transitionProperty="translate"
          transitionDuration="fast"
          css={{
            'input:checked + * > &': { bg: 'colorPalette.contrast', translate: '1.5rem 0' },
          }}
        />
      </Box>
      <Box as="span" display="block" lineHeight="1" userSelect="none" fontWeight="600">
        {children}
      </Box>
    </chakra.label>
  );
}
