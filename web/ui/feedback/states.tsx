import { Box, Button, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { CloudOff } from 'lucide-react';
import type { ReactNode } from 'react';
import { moveFocusOnUnmount } from '../layout/heading-focus.ts';
import { Panel } from '../layout/page.tsx';

interface StateProps {
  icon: ReactNode;
  children: ReactNode;
  action?: ReactNode;
}

/** Shows that a list or screen is empty, with an action for the next step. */
export function EmptyState({ icon, children, action }: StateProps) {
  return (
    <Panel py={{ base: '10', md: '14' }}>
      <Flex direction="column" align="center" gap="5" textAlign="center">
        <Flex
          boxSize="16"
          borderRadius="full"
          bg="accent.subtle"
          color="accent.fg"
          align="center"
          justify="center"
          aria-hidden="true"
          css={{ '& svg': { width: '1.75rem', height: '1.75rem' } }}
        >
          {icon}
        </Flex>
        <Text maxW="26rem" color="fg.muted" fontSize="lg" textWrap="balance">
          {children}
        </Text>
        {action}
      </Flex>
    </Panel>
  );
}

/** Shows that something could not be loaded, with a button to try again. */
export function ErrorState({ children, onRetry }: { children: ReactNode; onRetry: () => void }) {
  return (
    <Box role="alert" ref={moveFocusOnUnmount}>
      <EmptyState
        icon={<CloudOff />}
        action={
          <Button variant="outline" onClick={onRetry}>
            Try again
          </Button>
        }
      >
        {children}
      </EmptyState>
    </Box>
  );
}

/** Shows gray lines while a part of a screen loads; the label is for screen readers. */
export function LineSkeletons({ label }: { label: string }) {
  return (
    <Box role="status">
      <Text srOnly>{label}</Text>
      <Skeleton h="5" maxW="14rem" mb="2" />
      <Skeleton h="4" maxW="10rem" />
    </Box>
  );
}

interface CardSkeletonsProps {
  /** The text for screen readers, and for everybody if `visible`. */
  label: string;
  visible?: boolean;
  count?: number;
}

/** Shows gray cards while a list loads. */
export function CardSkeletons({ label, visible = false, count = 3 }: CardSkeletonsProps) {
  return (
    <Stack gap="4" role="status">
      <Text color="fg.muted" srOnly={!visible}>
        {label}
      </Text>
      {Array.from({ length: count }, (_, i) => (
        <Panel key={i} aria-hidden="true">
          <Flex gap="4" align="center" mb="5">
            <Skeleton boxSize="12" borderRadius="full" />
            <Stack flex="1" gap="2">
              <Skeleton h="4" maxW="12rem" />
              <Skeleton h="3" maxW="8rem" />
            </Stack>
          </Flex>
          <Skeleton h="3" mb="2" />
          <Skeleton h="3" maxW="70%" />
        </Panel>
      ))}
    </Stack>
  );
}
