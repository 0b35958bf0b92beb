import { Box } from '@chakra-ui/react';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { useOwnBranches, useOwnFacts, useOwnGallery } from '../data/profiles/own-page-documents.ts';
import { BadgeSection } from '../features/badges/badge-section.tsx';
import { BranchSection } from '../features/branches/branch-section.tsx';
import { HoursSection } from '../features/branches/hours-section.tsx';
import { GallerySection } from '../features/gallery/gallery-section.tsx';
import { PhotoDetails } from '../features/gallery/photo-details.tsx';
import { PREVIEW_HREF } from '../features/profile-editor/preview/preview-page.ts';
import { PricesSection } from '../features/profile-editor/prices/prices-section.tsx';
import { ProfileEditor } from '../features/profile-editor/profile-editor.tsx';
import { usePhoneHref } from '../lib/text/phone.ts';
import { useLoad } from '../lib/use-load.ts';
import { ErrorState, LineSkeletons } from '../ui/feedback/states.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { RequireSession } from './guards/require-session.tsx';

/** Loads the code of the public page, and shows it as a visitor sees it. Nothing can be pressed. */
function PagePreview({ page }: { page: PublicPage }) {
  const code = useLoad('page-preview', () => import('./public/public-page.tsx'));
  const own = useOwnBranches(page.id);
  const branches = own.status === 'ready' && own.isIncluded ? own.branches : [];
  const saved = useOwnFacts(page.id);
  const { opening_hours, price_hints } = saved.status === 'ready' ? saved.facts : page.facts;
  // Only a phone that was changed in the form needs the code that finds numbers.
  const typedHref = usePhoneHref(page.phone !== null && page.phone_href === null);
  const details = useOwnGallery(page.id);
  const gallery = details.status === 'ready' && details.isIncluded ? details.gallery : page.gallery;
  if (code.status === 'error') {
    return <ErrorState onRetry={code.reload}>We couldn't load the preview.</ErrorState>;
  }
  if (code.status === 'loading') return <LineSkeletons label="Loading the preview..." />;
  return (
    <Box
      inert
      aria-hidden="true"
      maxW="72rem"
      mx="auto"
      px={{ base: '4', md: '8' }}
      py={{ base: '6', md: '12' }}
    >
      <code.data.ProfileContent
        provider={{
          ...page,
          facts: { ...page.facts, opening_hours, price_hints },
          phone_href: page.phone_href ?? typedHref(page.phone),
          branches: branches.map((one) => ({ ...one, phone_href: one.phone && PREVIEW_HREF })),
          gallery,
        }}
        viewer="visitor"
        isWaiting={false}
        isRedirecting={false}
        onRequest={() => {}}
        onDescribe={() => {}}
      />
    </Box>
  );
}

export function Component() {
  return (
    <RequireSession type="provider">
      {({ uid }) => (
        <Page title="Public Profile" width="split">
          <PageHeading lead="This is what clients see. Save a draft as often as you like.">
            Public Profile
          </PageHeading>
          <ProfileEditor
            uid={uid}
            renderPreview={(page) => <PagePreview page={page} />}
            renderPhoto={(url) => <PhotoDetails uid={uid} url={url} />}
          >
            <GallerySection uid={uid} />
            <HoursSection uid={uid} />
            <PricesSection uid={uid} />
            <BadgeSection uid={uid} />
            <BranchSection uid={uid} />
          </ProfileEditor>
        </Page>
      )}
    </RequireSession>
  );
}
