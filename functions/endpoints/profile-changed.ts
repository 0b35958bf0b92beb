import { onDocumentUpdated } from 'firebase-functions/firestore';
import { firestore } from '../data/firestore.ts';
import { createProviderCopies } from '../data/provider-copies.ts';
import { createProviderProfiles } from '../data/provider-profiles.ts';
import { logInfo, pseudonym } from '../lib/log.ts';
import { refreshCopies } from '../services/refresh-copies.ts';
import { loggingFailures } from './logging-failures.ts';

const COPIED = ['display_name', 'handle', 'avatar_url'];

export const profileChangedTrigger = onDocumentUpdated(
  { document: 'provider_profiles/{uid}', retry: true, timeoutSeconds: 540 },
  loggingFailures('profile-changed', async ({ data, params: { uid } }) => {
    if (!data || COPIED.every((field) => data.before.get(field) === data.after.get(field))) return;
    const db = firestore();
    const deps = { profiles: createProviderProfiles(db), copies: createProviderCopies(db) };
    const changed = await refreshCopies(deps, uid);
    logInfo('copies of a profile refreshed', { uid: pseudonym(uid), changed });
  }),
);
