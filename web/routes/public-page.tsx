import type { ProviderProfile } from '@doorstep/domain/provider-profile';
import { lazy, Suspense } from 'react';
import { Await, useLoaderData, useRevalidator, type LoaderFunctionArgs } from 'react-router-dom';
import { findPublishedProfile } from '../data/public-profiles.ts';
import {
  ProfileFailed,
  ProfileNotFound,
  ProfileSkeleton,
} from '../features/provider-profile/public/profile-states.tsx';
import { PublicProfile } from '../features/provider-profile/public/public-profile.tsx';
import { useRequestService } from '../features/provider-profile/public/use-request-service.ts';
import { settled } from '../lib/settled.ts';

const RequestDialog = lazy(async () => ({
  default: (await import('../features/service-requests/request-dialog.tsx')).RequestDialog,
}));

let readings = 0;

/** Starts the reading and does not wait for it: the shape of the page stands at once. */
export function loader({ params }: LoaderFunctionArgs) {
  const handle = (params['handle'] ?? '').toLowerCase();
  return {
    reading: ++readings,
    profile: settled('The profile could not be loaded', findPublishedProfile(handle)),
  };
}

function LandingPage({ provider }: { provider: ProviderProfile }) {
  const { viewer, press, dialog } = useRequestService(provider);
  return (
    <>
      <PublicProfile provider={provider} viewer={viewer} onRequest={press} />
      {dialog && (
        <Suspense fallback={null}>
          <RequestDialog provider={provider} {...dialog} />
        </Suspense>
      )}
    </>
  );
}

export function Component() {
  const { reading, profile } = useLoaderData<typeof loader>();
  const { revalidate } = useRevalidator();
  return (
    <Suspense key={reading} fallback={<ProfileSkeleton />}>
      <Await resolve={profile}>
        {(outcome) => {
          if (outcome.status === 'error')
            return <ProfileFailed onRetry={() => void revalidate()} />;
          if (outcome.data === null) return <ProfileNotFound />;
          return <LandingPage provider={outcome.data} />;
        }}
      </Await>
    </Suspense>
  );
}
