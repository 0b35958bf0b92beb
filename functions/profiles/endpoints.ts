import { onDocumentUpdated } from 'firebase-functions/firestore';
import { defineCallable } from '../container.ts';
import { firestore } from '../platform/firestore.ts';
import { logFailures } from '../platform/log-failures.ts';
import { logInfo, pseudonym } from '../platform/log.ts';
import { createBranches } from './branch-repository.ts';
import { createGalleries } from './gallery-repository.ts';
import { createProviderProfiles } from './provider-profile-repository.ts';
import { createProviderSnapshots } from './provider-snapshot-repository.ts';
import { saveGallery } from './save-gallery.ts';
import { syncProviderSnapshots } from './sync-provider-snapshots.ts';

/** The fields that requests and conversations copy from a profile. */
const COPIED_FIELDS = ['display_name', 'handle', 'avatar_url'];

export const profileChangedTrigger = onDocumentUpdated(
  { document: 'provider_profiles/{uid}', retry: true, timeoutSeconds: 540 },
  logFailures('profile-changed', async ({ data, params: { uid } }) => {
    if (!data || COPIED_FIELDS.every((field) => data.before.get(field) === data.after.get(field)))
      return;
    const db = firestore();
    const deps = { profiles: createProviderProfiles(db), copies: createProviderSnapshots(db) };
    const changed = await syncProviderSnapshots(deps, uid);
    logInfo('profile copies updated', { uid: pseudonym(uid), changed });
  }),
);

export const saveBranchesEndpoint = defineCallable(
  'save-branches',
  { auth: 'session', rateLimit: { by: 'uid', max: 60, windowSeconds: 600 } },
  async ({ branches }, { uid }) => {
    await createBranches(firestore()).save(uid, branches);
    return { saved: true as const };
  },
);

export const saveGalleryEndpoint = defineCallable(
  'save-gallery',
  { auth: 'session', rateLimit: { by: 'uid', max: 120, windowSeconds: 600 } },
  (input, caller) => saveGallery(createGalleries(firestore()), caller, input),
);
