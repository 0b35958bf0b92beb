import { Box, Text } from '@chakra-ui/react';

interface NumberTileProps {
  label: string;
  value: string;
  /** A small text below the number. */
  note?: string | null;
}

/** A number with its label, for a `dl`. */
export function NumberTile({ label, value, note = null }: NumberTileProps) {
  return (
    <Box borderWidth="1px" borderColor="border" borderRadius="xl" bg="bg.panel" p="4">
      <Text as="dt" color="fg.muted" fontSize="sm">
        {label}
      </Text>
      <Text as="dd" mt="1" fontSize="2xl" fontWeight="600" fontVariantNumeric="tabular-nums">
        {value}
      </Text>
      {note !== null && note !== '' && (
        <Text as="dd" color="fg.muted" fontSize="sm">
          {note}
        </Text>
      )}
    </Box>
  );
}
