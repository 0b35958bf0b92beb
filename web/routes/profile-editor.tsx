import { Box } from '@chakra-ui/react';
import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { useOwnBranches } from '../data/profiles/branches.ts';
import { ProfileEditor } from '../features/profile-editor/profile-editor.tsx';
import { useLoad } from '../lib/use-load.ts';
import { ErrorState, LineSkeletons } from '../ui/feedback/states.tsx';
import { Page, PageHeading } from '../ui/layout/page.tsx';
import { RequireSession } from './require-session.tsx';

/** Loads the code of the public page, and shows it as a visitor sees it. Nothing can be pressed. */
function PagePreview({ page }: { page: PublicPage }) {
  const code = useLoad('page-preview', () => import('./public-page.tsx'));
  const own = useOwnBranches(page.id);
  const branches = own.status === 'ready' && own.isIncluded ? own.branches : [];
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
        provider={{ ...page, branches }}
        viewer="visitor"
        isWaiting={false}
        isRedirecting={false}
        onRequest={() => {}}
      />
    </Box>
  );
}

/** Loads the code of the badges, which are live, and shows them. */
function Badges({ uid }: { uid: string }) {
  const code = useLoad('badges', () => import('../features/badges/badge-section.tsx'));
  if (code.status === 'error') {
    return <ErrorState onRetry={code.reload}>We couldn't load your badges.</ErrorState>;
  }
  if (code.status === 'loading') return <LineSkeletons label="Loading your badges..." />;
  return <code.data.BadgeSection uid={uid} />;
}

/** Loads the code of the branches, which are live, and shows them. */
function Branches({ uid }: { uid: string }) {
  const code = useLoad('branches', () => import('../features/branches/branch-section.tsx'));
  if (code.status === 'error') {
    return <ErrorState onRetry={code.reload}>We couldn't load your locations.</ErrorState>;
  }
  if (code.status === 'loading') return <LineSkeletons label="Loading your locations..." />;
  return <code.data.BranchSection uid={uid} />;
}

/** Loads the code of captions and tags, which are live, and shows them. */
function Gallery({ uid }: { uid: string }) {
  const code = useLoad('gallery', () => import('../features/gallery/gallery-section.tsx'));
  if (code.status === 'error') {
    return <ErrorState onRetry={code.reload}>We couldn't load your captions and tags.</ErrorState>;
  }
  if (code.status === 'loading') return <LineSkeletons label="Loading your captions and tags..." />;
  return <code.data.GallerySection uid={uid} />;
}

export function Component() {
  return (
    <RequireSession type="provider">
      {({ uid }) => (
        <Page title="Public Profile" width="split">
          <PageHeading lead="This is what clients see. Save a draft as often as you like.">
            Public Profile
          </PageHeading>
          <ProfileEditor uid={uid} renderPreview={(page) => <PagePreview page={page} />}>
            <Gallery uid={uid} />
            <Badges uid={uid} />
            <Branches uid={uid} />
          </ProfileEditor>
        </Page>
      )}
    </RequireSession>
  );
}
