import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { Panel } from '../../../ui/layout/page.tsx';

/** A grid of numbers. */
export function Stats({ children }: { children: ReactNode }) {
  return (
    <SimpleGrid minChildWidth="14rem" gap="5">
      {children}
    </SimpleGrid>
  );
}

interface StatProps {
  label: string;
  /** A number, or its placeholder while it loads. */
  value: ReactNode;
  icon: ReactNode;
}

/** A number with its label. */
export function Stat({ label, value, icon }: StatProps) {
  return (
    <Panel>
      <Flex align="center" justify="space-between" gap="4" color="accent.fg">
        <Box minW="0">
          <Text color="fg.muted">{label}</Text>
          <Box fontFamily="heading" fontSize="4xl" color="fg">
            {value}
          </Box>
        </Box>
        <span aria-hidden="true">{icon}</span>
      </Flex>
    </Panel>
  );
}
