import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { useEffect } from 'react';
import { useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { findPublicPage, cachePublicPage, cachedPublicPage } from '../data/pages/public-pages.ts';
import {
  ProfileFailed,
  ProfileNotFound,
  ProfileSkeleton,
} from '../features/provider-page/profile-states.tsx';
import { PUBLIC_PAGE_MESSAGES } from '../features/provider-page/messages.ts';
import { PublicProfile } from '../features/provider-page/public-profile.tsx';
import { useRequestService } from '../features/provider-page/use-request-service.ts';
import { settled } from '../lib/to-result.ts';
import { useLoad } from '../lib/use-load.ts';
import { useOutcome } from '../lib/use-settled.ts';
import { useErrorToast } from '../ui/feedback/use-error-toast.ts';

/** Starts reading the page without waiting for it: the cached page, or skeletons, are shown at once. */
export function loader({ params }: LoaderFunctionArgs) {
  const handle = (params['handle'] ?? '').toLowerCase();
  return {
    known: cachedPublicPage(handle),
    profile: settled('The profile could not be loaded', findPublicPage(handle)),
  };
}

/** Loads the dialog's code when it is first needed; `retry` loads it again after a failure. */
function useDialogCode(wanted: boolean) {
  const code = useLoad(`request-dialog:${wanted}`, async () =>
    wanted ? import('../features/requests/request-dialog.tsx') : null,
  );
  useErrorToast(code.status === 'error' ? code.error : null, PUBLIC_PAGE_MESSAGES.formMissing);
  return {
    RequestDialog: code.status === 'ready' ? code.data?.RequestDialog : undefined,
    loading: wanted && code.status === 'loading',
    retry: () => code.status === 'error' && code.reload(),
  };
}

function LandingPage({ provider }: { provider: PublicPage }) {
  const { viewer, press, isWaiting, dialog } = useRequestService(provider);
  const { RequestDialog, loading, retry } = useDialogCode(dialog !== null);
  const request = () => {
    retry();
    press();
  };
  return (
    <>
      <PublicProfile
        provider={provider}
        viewer={viewer}
        isWaiting={isWaiting || loading}
        onRequest={request}
      />
      {dialog && RequestDialog && <RequestDialog provider={provider} {...dialog} />}
    </>
  );
}

type Outcome = Awaited<ReturnType<typeof loader>['profile']>;

function Landing({ outcome }: { outcome: Outcome }) {
  const { revalidate } = useRevalidator();
  if (outcome.status === 'error') return <ProfileFailed onRetry={() => void revalidate()} />;
  if (outcome.data === null) return <ProfileNotFound />;
  return <LandingPage key={outcome.data.id} provider={outcome.data} />;
}

/** On a page rendered on the server the profile is a value, not a promise (app/server/render.tsx). */
interface PageData {
  known: PublicPage | null;
  profile: Outcome | Promise<Outcome>;
}

export function Component() {
  const { known, profile } = useLoaderData<PageData>();
  const outcome = useOutcome(profile);
  useEffect(() => {
    if (outcome?.status === 'ready' && outcome.data) cachePublicPage(outcome.data);
  }, [outcome]);
  // If the page cannot be refreshed, show the cached one.
  const cached: Outcome | null = known && { status: 'ready', data: known };
  const shown = outcome?.status === 'ready' ? outcome : (cached ?? outcome);
  return shown ? <Landing outcome={shown} /> : <ProfileSkeleton />;
}
