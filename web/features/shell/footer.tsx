import { BRAND } from '@doorstep/domain/brand';
import { Box, Flex, Text } from '@chakra-ui/react';
import { useSession } from '../../data/auth/session.ts';
import { paths, supportHref } from '../../lib/paths.ts';
import { AppLink } from '../../ui/layout/primitives.tsx';
import { Logo } from '../../ui/layout/logo.tsx';

const thisYear = () => new Date().getFullYear();

/** The footer. Only administrators see the Admin link. */
export function Footer({ isAdmin }: { isAdmin: boolean }) {
  const session = useSession();
  return (
    <Box
      as="footer"
      borderTopWidth="1px"
      borderColor="border"
      bg="bg.subtle"
      mt="auto"
      _print={{ display: 'none' }}
    >
      <Flex
        maxW="72rem"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py={{ base: '8', md: '10' }}
        gap="6"
        wrap="wrap"
        align="center"
        justify="space-between"
      >
        <Box>
          <Logo />
          {/* The server may have rendered the page last year. */}
          <Text mt="3" color="fg.muted" fontSize="sm" suppressHydrationWarning>
            {`© ${thisYear()} ${BRAND.legalName}. No commissions, no lead fees.`}
          </Text>
        </Box>
        <Flex as="nav" aria-label="Footer" columnGap="6" wrap="wrap">
          <AppLink to={paths.search} variant="plain" minH="11">
            Find Pros
          </AppLink>
          <AppLink to={paths.pricing} variant="plain" minH="11">
            Pricing
          </AppLink>
          <AppLink to={paths.privacy} variant="plain" minH="11">
            Privacy
          </AppLink>
          <AppLink to={paths.terms} variant="plain" minH="11">
            Terms
          </AppLink>
          {session.status === 'signed-in' && (
            <AppLink to={supportHref} variant="plain" minH="11">
              Support
            </AppLink>
          )}
          {isAdmin && (
            <AppLink to={paths.admin} variant="plain" minH="11">
              Admin
            </AppLink>
          )}
        </Flex>
      </Flex>
    </Box>
  );
}
