import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import { Inbox, UserCheck, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Page, PageHeading, Panel } from '../../ui/page.tsx';

/** Sample numbers, fixed, shown to anyone (spec §2, Admin; §9). */
const SAMPLES: { label: string; value: number; icon: ReactNode }[] = [
  { label: 'Providers', value: 32, icon: <Users /> },
  { label: 'Pending Approvals', value: 5, icon: <UserCheck /> },
  { label: 'Customer Requests (7d)', value: 124, icon: <Inbox /> },
];

export function AdminScreen() {
  return (
    <Page title="Admin Dashboard">
      <PageHeading>Admin Dashboard</PageHeading>
      <SimpleGrid columns={{ base: 1, md: 3 }} gap="5">
        {SAMPLES.map(({ label, value, icon }) => (
          <Panel key={label}>
            <Flex align="center" justify="space-between" gap="4" color="accent.fg">
              <Box>
                <Text color="fg.muted">{label}</Text>
                <Text fontFamily="heading" fontSize="4xl" color="fg">
                  {value}
                </Text>
              </Box>
              {icon}
            </Flex>
          </Panel>
        ))}
      </SimpleGrid>
    </Page>
  );
}
