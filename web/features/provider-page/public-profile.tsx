import { Box, Flex, SimpleGrid, Text } from '@chakra-ui/react';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { publicPageHref } from '../../lib/paths.ts';
import { OfflineNotice } from '../../ui/feedback/offline-notice.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { ShareCard } from '../../ui/layout/share-card.tsx';
import { ComesToMe } from './comes-to-me.tsx';
import { ContactCard } from './contact-card.tsx';
import { PageHours } from './hours.tsx';
import { Locations } from './locations.tsx';
import { PUBLIC_PAGE_MESSAGES } from './messages.ts';
import { pageDescription, pageTitle, sharePicture } from './page-texts.ts';
import { PageReviews } from './page-reviews.tsx';
import { PageCover, ProfileHeader } from './profile-header.tsx';
import { RequestActions, RequestBar } from './request-actions.tsx';
import { Prices, Services } from './services.tsx';
import type { Viewer } from './use-request-service.ts';
import { WorkGallery } from './gallery/work-gallery.tsx';
import { placeOnPhone } from './place-on-phone.ts';

interface PublicProfileProps {
  provider: PublicPage;
  viewer: Viewer;
  /** Whether a press of Request Service is being handled. */
  isWaiting: boolean;
  /** Whether a visitor is about to be redirected to sign-up. */
  isRedirecting: boolean;
  onRequest: () => void;
  /** Handles 'Describe the job first' of a visitor. */
  onDescribe: () => void;
}

/** A professional's landing page. */
export function PublicProfile(props: PublicProfileProps) {
  const { provider } = props;
  return (
    <Page title={pageTitle(provider)} description={pageDescription(provider)}>
      <ShareCard
        type="profile"
        path={publicPageHref(provider.handle)}
        title={pageTitle(provider)}
        description={pageDescription(provider)}
        picture={sharePicture(provider)}
      />
      <link rel="alternate" type="text/markdown" href={`${publicPageHref(provider.handle)}.md`} />
      <OfflineNotice>{PUBLIC_PAGE_MESSAGES.offline}</OfflineNotice>
      <ProfileContent {...props} />
    </Page>
  );
}

/** The request and the contact data, which stay beside the text on wide screens. */
function RequestCard(props: PublicProfileProps) {
  const { provider } = props;
  return (
    <Box
      display={{ base: 'contents', lg: 'block' }}
      gridColumn="2"
      gridRow="1 / span 2"
      alignSelf="start"
      position="sticky"
      top="24"
      pt={provider.cover_url ? '6' : '0'}
    >
      <Box w={{ md: '22rem' }} mt={{ base: '-4', lg: '0' }} _print={{ display: 'none' }}>
        <RequestActions {...props} />
      </Box>
      <Box {...placeOnPhone(3)} mt={{ lg: '5' }}>
        <ContactCard provider={provider} />
      </Box>
    </Box>
  );
}

/** What a landing page shows: also in the preview of the profile editor. */
export function ProfileContent(props: PublicProfileProps) {
  const { provider } = props;
  const { bio, facts, services, gallery } = provider;
  return (
    <>
      <PageCover provider={provider} />
      <Box
        display={{ base: 'flex', lg: 'grid' }}
        flexDirection="column"
        gridTemplateColumns="minmax(0, 1fr) 22rem"
        gridTemplateRows="auto 1fr"
        columnGap="12"
        rowGap={{ base: '8', md: '10' }}
      >
        <ProfileHeader provider={provider} />
        <RequestCard {...props} />
        <Flex
          direction="column"
          gap="14"
          minW="0"
          // In one column the gallery is between the bio and the services.
          display={{ base: 'contents', lg: 'flex' }}
        >
          {bio && (
            <Text fontSize={{ base: 'lg', md: 'xl' }} whiteSpace="pre-line" overflowWrap="anywhere">
              {bio}
            </Text>
          )}
          <Services services={services} gallery={gallery} />
          <Prices hints={facts.price_hints} />
          {(facts.opening_hours ?? facts.area) && (
            <SimpleGrid minChildWidth="min(100%, 20.5rem)" gap="5" {...placeOnPhone(3)}>
              <PageHours facts={facts} />
              {facts.area && <ComesToMe area={facts.area} />}
            </SimpleGrid>
          )}
          <WorkGallery provider={provider} />
          <Locations branches={provider.branches} />
          <PageReviews provider={provider} />
        </Flex>
      </Box>
      <RequestBar {...props} />
    </>
  );
}
