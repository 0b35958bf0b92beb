import { BRAND } from '@doorstep/domain/brand';
import { Box, Flex, Grid, Image, Text } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { authHref, paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/layout/primitives.tsx';
import { ScreenHeading } from '../../ui/layout/page.tsx';

/** Who views the home page; 'unknown' while the session of a person who was signed in loads. */
export type HomeViewer = 'visitor' | 'unknown' | 'client' | 'professional';

/** Links a visitor to sign-up and a signed-in person to their dashboard. */
function JoinLink({ viewer }: { viewer: HomeViewer }) {
  if (viewer === 'professional' || viewer === 'client') {
    const isProfessional = viewer === 'professional';
    return (
      <ButtonLink to={isProfessional ? paths.dashboard : paths.clientDashboard} variant="outline">
        {isProfessional ? 'Provider Dashboard' : 'My Requests'}
      </ButtonLink>
    );
  }
  return (
    <ButtonLink
      to={authHref({ type: 'client' })}
      variant="outline"
      visibility={viewer === 'unknown' ? 'hidden' : 'visible'}
      // Hidden for signed-in people on the server-rendered page, which is made for visitors
      // (app/boot.ts).
      css={{ '[data-person] &': { visibility: 'hidden' } }}
    >
      Join as Client
    </ButtonLink>
  );
}

interface HeroProps {
  viewer: HomeViewer;
  /** The fields of search. */
  searchForm: ReactNode;
}

/** The headline, the search fields and the three buttons of the home page. */
export function Hero({ viewer, searchForm }: HeroProps) {
  return (
    <Grid
      // The columns keep their widths while a slow connection has brought only the first.
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 5fr) minmax(0, 3fr)' }}
      alignItems="center"
      gap={{ base: '10', lg: '12' }}
      w="full"
      maxW="72rem"
      mx="auto"
      px={{ base: '4', md: '8' }}
      pt={{ base: '8', md: '16' }}
    >
      <Box>
        <Text color="accent.fg" fontWeight="600" mb="4">
          No commissions. No lead fees.
        </Text>
        <ScreenHeading size="2xl">{BRAND.tagline}</ScreenHeading>
        <Text mt="5" fontSize={{ base: 'lg', md: 'xl' }} color="fg.muted" textWrap="pretty">
          {BRAND.intro}
        </Text>
        <Box mt="8">{searchForm}</Box>
        <Flex mt="6" gap="3" wrap="wrap">
          <ButtonLink to={paths.search} variant="outline">
            Find a Pro
          </ButtonLink>
          <JoinLink viewer={viewer} />
          {viewer !== 'professional' && (
            <ButtonLink to={paths.pricing} variant="outline">
              Start as Provider
            </ButtonLink>
          )}
        </Flex>
      </Box>
      <Box borderRadius="3xl" overflow="hidden" boxShadow="lg">
        <Image
          src="/images/hero.webp"
          srcSet="/images/hero-small.webp 900w, /images/hero.webp 1600w"
          sizes="(min-width: 1024px) 26rem, 100vw"
          alt={BRAND.heroAlt}
          htmlWidth={1600}
          htmlHeight={1100}
          w="full"
          h="auto"
          aspectRatio={{ base: '4 / 3', md: '16 / 11', lg: '4 / 5' }}
          objectFit="cover"
          bg="bg.muted"
        />
      </Box>
    </Grid>
  );
}
