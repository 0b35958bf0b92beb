import { Box, Flex, Heading, Text } from '@chakra-ui/react';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { tagsOfService } from '@doorstep/domain/profiles/shown-gallery';
import { isolate } from '@doorstep/domain/text';
import { Check } from 'lucide-react';
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
import { ProfileHeader } from './profile-header.tsx';
import { RequestActions, RequestBar } from './request-actions.tsx';
import type { Viewer } from './use-request-service.ts';
import { WorkGallery } from './gallery/work-gallery.tsx';

function Services({ services, gallery }: Pick<PublicPage, 'services' | 'gallery'>) {
  if (services.length === 0) return null;
  return (
    <Box as="section" aria-labelledby="services" order={{ base: 2, lg: 0 }}>
      <Heading as="h2" id="services" size="lg" mb="5">
        Services
      </Heading>
      <Box
        as="ul"
        display="grid"
        gap="3"
        gridTemplateColumns={{ sm: '1fr 1fr' }}
        listStyleType="none"
      >
        {services.map((service, i) => (
          <Flex as="li" key={i} gap="3" align="flex-start" minW="0">
            <Box color="accent.fg" pt="1" flexShrink="0" aria-hidden="true">
              <Check size={18} />
            </Box>
            <Box minW="0" overflowWrap="anywhere">
              <Text>{service}</Text>
              {tagsOfService(gallery, service).length > 0 && (
                <Text color="fg.muted" fontSize="sm">
                  {tagsOfService(gallery, service).map(isolate).join(' · ')}
                </Text>
              )}
            </Box>
          </Flex>
        ))}
      </Box>
    </Box>
  );
}

interface PublicProfileProps {
  provider: PublicPage;
  viewer: Viewer;
  /** Whether a press of Request Service is being handled. */
  isWaiting: boolean;
  /** Whether a visitor is about to be redirected to sign-up. */
  isRedirecting: boolean;
  onRequest: () => void;
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

/** What a landing page shows: also in the preview of the profile editor. */
export function ProfileContent(props: PublicProfileProps) {
  const { provider } = props;
  return (
    <>
      <Box mt={provider.cover_url ? { base: '-6', md: '-4' } : '0'}>
        <ProfileHeader provider={provider} actions={<RequestActions {...props} />} />
      </Box>
      <Flex
        mt={{ base: '6', md: '10' }}
        columnGap="12"
        rowGap={{ base: '8', md: '10', lg: '14' }}
        direction={{ base: 'column', lg: 'row' }}
        wrap={{ lg: 'wrap' }}
      >
        <Flex
          direction="column"
          gap="10"
          flex="1"
          minW="0"
          // In one column the gallery is between the bio and the services.
          display={{ base: 'contents', lg: 'flex' }}
        >
          {provider.bio && (
            <Text fontSize={{ base: 'lg', md: 'xl' }} whiteSpace="pre-line" overflowWrap="anywhere">
              {provider.bio}
            </Text>
          )}
          <Services services={provider.services} gallery={provider.gallery} />
        </Flex>
        <Box w={{ lg: '22rem' }} flexShrink="0" order={{ base: 3, lg: 0 }}>
          <ContactCard provider={provider} />
          <PageHours facts={provider.facts} />
          {provider.facts.area && <ComesToMe area={provider.facts.area} />}
        </Box>
        <WorkGallery provider={provider} />
        <Locations branches={provider.branches} />
        <PageReviews provider={provider} />
      </Flex>
      <RequestBar {...props} />
    </>
  );
}
