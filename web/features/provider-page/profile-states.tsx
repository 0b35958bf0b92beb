import { Box, Flex, Skeleton, Stack, Text } from '@chakra-ui/react';
import { UserX } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { Page, PageHeading } from '../../ui/layout/page.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { PUBLIC_PAGE_MESSAGES } from './messages.ts';

/** The skeleton of a page while it loads. */
export function ProfileSkeleton() {
  return (
    <Page title="Provider">
      <Box role="status">
        <Text srOnly>Loading provider...</Text>
        <Box aria-hidden="true">
          <Skeleton
            aspectRatio={{ base: 2, md: 'auto' }}
            h={{ md: '15rem' }}
            borderRadius={{ base: 'xl', md: '3xl' }}
          />
          <Flex gap="6" align="flex-end" px={{ md: '8' }} mt={{ base: '-16', md: '-20' }}>
            <Skeleton boxSize="36" borderRadius="full" flexShrink="0" />
          </Flex>
          <Stack gap="4" mt="6">
            <Skeleton h="10" maxW="22rem" />
            <Skeleton h="5" maxW="14rem" />
            <Skeleton h="5" mt="4" />
            <Skeleton h="5" maxW="80%" />
          </Stack>
        </Box>
      </Box>
    </Page>
  );
}

/** Shown for an unknown handle or an unpublished page, before `children`. */
export function ProfileNotFound({ children }: { children?: ReactNode }) {
  return (
    <Page title={PUBLIC_PAGE_MESSAGES.notFound} width="text">
      <meta name="robots" content="noindex" />
      <PageHeading>{PUBLIC_PAGE_MESSAGES.notFound}</PageHeading>
      <EmptyState icon={<UserX />} action={<ButtonLink to={paths.search}>Find Pros</ButtonLink>}>
        {PUBLIC_PAGE_MESSAGES.notFoundWhy}
      </EmptyState>
      {children}
    </Page>
  );
}

/** Shown if the page could not be loaded, with a retry. */
export function ProfileFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Page title="Provider" width="text">
      <PageHeading>Something went wrong</PageHeading>
      <ErrorState onRetry={onRetry}>
        We couldn't load this page. Please check your connection and try again.
      </ErrorState>
    </Page>
  );
}
