import { BRAND } from '@doorstep/domain/brand';
import { Box, Flex, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useSession } from '../../data/auth/session.ts';
import { paths } from '../../lib/paths.ts';
import { useLoad } from '../../lib/use-load.ts';
import { AppLink } from '../../ui/layout/primitives.tsx';
import { Logo } from '../../ui/layout/logo.tsx';

async function isAdministrator(uid: string | null): Promise<boolean> {
  if (uid === null) return false;
  const { isAdmin } = await import('../../data/admin/user-roles.ts');
  return isAdmin(uid);
}

/** The foot of every screen (spec §2, Footer); the Admin link only for administrators. */
export function Footer() {
  const session = useSession();
  const uid = session.status === 'signed-in' ? session.uid : null;
  const admin = useLoad(`admin:${uid ?? ''}`, () => isAdministrator(uid));
  const failure = admin.status === 'error' ? admin.error : null;
  useEffect(() => {
    if (failure) console.error('Cannot tell whether the person is an administrator', failure);
  }, [failure]);

  return (
    <Box as="footer" borderTopWidth="1px" borderColor="border" bg="bg.subtle" mt="auto">
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
          {/* The page may have been made in the year before. */}
          <Text mt="3" color="fg.muted" fontSize="sm" suppressHydrationWarning>
            © {new Date().getFullYear()} {BRAND.legalName}. No commissions, no lead fees.
          </Text>
        </Box>
        <Flex as="nav" aria-label="Footer" gap="6">
          <AppLink to={paths.search} variant="plain" minH="11">
            Find Pros
          </AppLink>
          <AppLink to={paths.pricing} variant="plain" minH="11">
            Pricing
          </AppLink>
          {admin.status === 'ready' && admin.data && (
            <AppLink to={paths.admin} variant="plain" minH="11">
              Admin
            </AppLink>
          )}
        </Flex>
      </Flex>
    </Box>
  );
}
