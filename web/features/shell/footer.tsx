import { BRAND } from '@doorstep/domain/brand';
import { Box, Flex, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useSession } from '../../data/auth/session.ts';
import { paths, supportHref } from '../../lib/paths.ts';
import { useLoad } from '../../lib/use-load.ts';
import { AppLink } from '../../ui/layout/primitives.tsx';
import { Logo } from '../../ui/layout/logo.tsx';

const thisYear = () => new Date().getFullYear();

async function loadIsAdmin(uid: string | null): Promise<boolean> {
  if (uid === null) return false;
  const { isAdmin } = await import('../../data/signed-in.ts');
  return isAdmin(uid);
}

/** The footer. Only administrators see the Admin link. */
export function Footer() {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const isAdminState = useLoad(`admin:${uid ?? ''}`, () => loadIsAdmin(uid));
  const failure = isAdminState.status === 'error' ? isAdminState.error : null;
  useEffect(() => {
    if (failure) console.error('Cannot tell whether the person is an administrator', failure);
  }, [failure]);

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
          {uid !== null && (
            <AppLink to={supportHref} variant="plain" minH="11">
              Support
            </AppLink>
          )}
          {isAdminState.status === 'ready' && isAdminState.data && (
            <AppLink to={paths.admin} variant="plain" minH="11">
              Admin
            </AppLink>
          )}
        </Flex>
      </Flex>
    </Box>
  );
}
