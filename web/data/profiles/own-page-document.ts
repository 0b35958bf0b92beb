import { providerProfileSchema } from '@doorstep/domain/profiles/provider-profile';
import { doc } from 'firebase/firestore';
import { useMemo } from 'react';
import type { ZodMiniType } from 'zod/mini';
import { useLiveDocument } from '../firestore/firestore-subscription.ts';
import { firestore } from '../firestore/firestore.ts';

/**
 * Returns a live document that belongs to a professional's page, `{collection}/{uid}`, with the
 * profile. Both are null if they do not exist.
 */
export function useOwnPageDocument<T>(collection: string, schema: ZodMiniType<T>, uid: string) {
  const profile = useLiveDocument(
    useMemo(() => doc(firestore, 'provider_profiles', uid), [uid]),
    providerProfileSchema,
  );
  const stored = useLiveDocument(
    useMemo(() => doc(firestore, collection, uid), [collection, uid]),
    schema,
  );
  if (profile.status === 'error' || stored.status === 'error') {
    const retry = () => {
      for (const live of [profile, stored]) if (live.status === 'error') live.retry();
    };
    return { status: 'error', retry } as const;
  }
  if (profile.status !== 'ready' || stored.status !== 'ready') {
    return { status: 'loading' } as const;
  }
  return { status: 'ready', profile: profile.data, stored: stored.data } as const;
}
