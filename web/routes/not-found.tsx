import { Box, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../lib/paths.ts';
import { ButtonLink } from '../ui/layout/primitives.tsx';
import { Page, ScreenHeading } from '../ui/layout/page.tsx';

export function Component() {
  const { pathname } = useLocation();
  useEffect(() => {
    console.warn(`404: no such page: ${pathname}`);
  }, [pathname]);
  return (
    <Page title="Page not found" width="text">
      <Box textAlign="center" py={{ base: '12', md: '20' }}>
        <ScreenHeading fontSize="7xl" color="accent.fg">
          404
        </ScreenHeading>
        <Text fontSize="xl" color="fg.muted" mt="3" mb="8">
          Oops! Page not found
        </Text>
        <ButtonLink to={paths.home}>Return to Home</ButtonLink>
      </Box>
    </Page>
  );
}
