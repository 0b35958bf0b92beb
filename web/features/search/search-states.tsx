import { Box, Button, Flex, SimpleGrid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { SearchX } from 'lucide-react';
import { Panel } from '../../ui/layout/page.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { SEARCH_MESSAGES } from './messages.ts';

/** Skeletons of the cards while the results load. */
export function SearchSkeletons() {
  return (
    <Box role="status">
      <Text color="fg.muted" mb="4">
        {SEARCH_MESSAGES.loading}
      </Text>
      <SimpleGrid columns={{ base: 1, lg: 2 }} gap="5" aria-hidden="true">
        {Array.from({ length: 6 }, (_, i) => (
          <Panel key={i} minH="15rem">
            <Flex gap="4" align="center" mb="5">
              <Skeleton boxSize="20" borderRadius="full" />
              <Stack flex="1" gap="2">
                <Skeleton h="5" maxW="12rem" />
                <Skeleton h="3" maxW="7rem" />
              </Stack>
            </Flex>
            <Skeleton h="4" mb="4" maxW="85%" />
            <Skeleton h="3" mb="2" />
            <Skeleton h="3" maxW="60%" />
          </Panel>
        ))}
      </SimpleGrid>
    </Box>
  );
}

/** Shown if the list could not be loaded: the empty state with a retry. */
export function SearchFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Box role="alert">
      <EmptyState
        icon={<SearchX />}
        action={
          <Button variant="outline" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        <Text as="span" display="block" mb="1" color="fg" fontWeight="600">
          {SEARCH_MESSAGES.failed}
        </Text>
        <span>{SEARCH_MESSAGES.none}</span>
      </EmptyState>
    </Box>
  );
}

/** Shown above the cached list if it could not be refreshed. */
export function SearchStale({ onRetry }: { onRetry: () => void }) {
  return (
    <Flex role="alert" gap="4" align="center" wrap="wrap" mb="4">
      <Text color="fg.muted">{SEARCH_MESSAGES.stale}</Text>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </Flex>
  );
}
