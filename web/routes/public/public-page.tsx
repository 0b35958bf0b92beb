import type { PublicPage } from '@doorstep/domain/pages/public-page';
import { lazy, Suspense, useLayoutEffect, useSyncExternalStore } from 'react';
import {
  useLoaderData,
  useLocation,
  useRevalidator,
  type LoaderFunctionArgs,
  type Params,
  type ShouldRevalidateFunction,
} from 'react-router-dom';
import {
  findPublicPage,
  cachePublicPage,
  cachedPublicPage,
} from '../../data/pages/public-pages.ts';
import {
  ProfileFailed,
  ProfileNotFound,
  ProfileSkeleton,
} from '../../features/provider-page/profile-states.tsx';
import { PUBLIC_PAGE_MESSAGES } from '../../features/provider-page/messages.ts';
import { PublicProfile } from '../../features/provider-page/public-profile.tsx';
import { useRequestService } from '../../features/provider-page/use-request-service.ts';
import { askedForm } from '../../lib/paths.ts';
import { toResult, type Result } from '../../lib/to-result.ts';
import { useLoad } from '../../lib/use-load.ts';
import { useSettled } from '../../lib/use-settled.ts';
import { useErrorToast } from '../../ui/feedback/use-error-toast.ts';
import { usePageView } from '../../features/provider-page/use-page-view.ts';

const handleOf = (params: Params) => (params['handle'] ?? '').toLowerCase();

/** For the preview of the profile editor: this chunk has all code of a page. */
export { ProfileContent } from '../../features/provider-page/public-profile.tsx';

/** Starts reading the page without waiting: the screen shows the cached page or skeletons. */
export function loader({ params }: LoaderFunctionArgs) {
  const handle = handleOf(params);
  return {
    cached: cachedPublicPage(handle),
    profile: toResult('The profile could not be loaded', findPublicPage(handle)),
  };
}

/** The request form changes only the history state or the query, so nothing is read again. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, nextParams }) =>
  currentUrl.pathname !== nextUrl.pathname || cachedPublicPage(handleOf(nextParams)) === null;

/** Loads the dialog's code when it is first needed; `retry` loads it again after a failure. */
function useDialogCode(isNeeded: boolean) {
  const code = useLoad(`request-dialog:${isNeeded}`, async () =>
    isNeeded ? import('../../features/requests/form/request-dialog.tsx') : null,
  );
  useErrorToast(code.status === 'error' ? code.error : null, PUBLIC_PAGE_MESSAGES.formMissing);
  return {
    RequestDialog: code.status === 'ready' ? code.data?.RequestDialog : undefined,
    loading: isNeeded && code.status === 'loading',
    retry: () => code.status === 'error' && code.reload(),
  };
}

function LandingPage({ provider }: { provider: PublicPage }) {
  const service = useRequestService(provider);
  const { viewer, isWaiting, isRedirecting, dialog } = service;
  usePageView(provider, viewer);
  const { RequestDialog, loading, retry } = useDialogCode(dialog !== null);
  const request = () => {
    retry();
    service.press();
  };
  const describe = () => {
    retry();
    service.describe();
  };
  return (
    <>
      <PublicProfile
        provider={provider}
        viewer={viewer}
        isWaiting={isWaiting || loading}
        isRedirecting={isRedirecting}
        onRequest={request}
        onDescribe={describe}
      />
      {dialog && RequestDialog && (
        <RequestDialog key={dialog.viewer} provider={provider} {...dialog} />
      )}
    </>
  );
}

const KeptRequest = lazy(async () => ({
  default: (await import('../../features/requests/form/kept-request.tsx')).KeptRequest,
}));

const subscribeToNothing = () => () => {};

/** Returns whether the address asks for a visitor's draft. The server does not know its query. */
function useHasDraft(): boolean {
  const { search } = useLocation();
  const hasDraft = () => askedForm(search) === 'draft';
  return useSyncExternalStore(subscribeToNothing, hasDraft, () => false);
}

/** A missing page, with the request that somebody wrote while the page was public. */
function MissingPage() {
  // The server cannot read drafts, which the browser stores.
  const isBrowser = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
  return (
    <ProfileNotFound>
      <Suspense>{isBrowser && <KeptRequest />}</Suspense>
    </ProfileNotFound>
  );
}

type ProfileResult = Result<PublicPage | null>;

function ProfileScreen({ result }: { result: ProfileResult }) {
  const { revalidate } = useRevalidator();
  if (result.status === 'error') return <ProfileFailed onRetry={() => void revalidate()} />;
  if (result.data === null) return <MissingPage />;
  return <LandingPage key={result.data.id} provider={result.data} />;
}

/** On a server-rendered page the profile is a value, not a promise (app/server/render.tsx). */
interface PageData {
  cached: PublicPage | null;
  profile: ProfileResult | Promise<ProfileResult>;
}

export function Component() {
  const { cached, profile } = useLoaderData<PageData>();
  const result = useSettled(profile);
  // Before the screen's own effects, whose change of the address must not read the page again.
  useLayoutEffect(() => {
    if (result?.status === 'ready' && result.data) cachePublicPage(result.data);
  }, [result]);
  const hasDraft = useHasDraft();
  // The cached page is shown while the page loads, and if it cannot be loaded. A draft waits for
  // the answer, because the form must not open for a page that is not public any more.
  const cachedResult: ProfileResult | null =
    cached && !hasDraft ? { status: 'ready', data: cached } : null;
  const shown = result?.status === 'ready' ? result : (cachedResult ?? result);
  return shown ? <ProfileScreen result={shown} /> : <ProfileSkeleton />;
}
