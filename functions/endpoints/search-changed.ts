import { isDeepStrictEqual } from 'node:util';
import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { onDocumentWritten } from 'firebase-functions/firestore';
import { firestore } from '../data/firestore.ts';
import { createSearchIndex } from '../data/provider-search.ts';
import { logInfo, pseudonym } from '../lib/log.ts';
import { loggingFailures } from './logging-failures.ts';

const LISTED = [
  'published',
  'created_at',
  'handle',
  'display_name',
  'bio',
  'city',
  'services',
  'locations',
  'avatar_url',
];

function isChanged(fields: string[], before: DocumentSnapshot, after: DocumentSnapshot): boolean {
  return fields.some((field) => !isDeepStrictEqual(before.get(field), after.get(field)));
}

async function refresh(uid: string): Promise<void> {
  const changed = await createSearchIndex(firestore()).refresh(uid);
  logInfo('search follows a profile', { uid: pseudonym(uid), changed });
}

// Its owner publishes, edits and takes down without asking us. An event says only that something has
// changed: it may come twice, or after a later one.
export const profileSearchChangedTrigger = onDocumentWritten(
  { document: 'provider_profiles/{uid}', retry: true },
  loggingFailures('profile-search-changed', async ({ data, params: { uid } }) => {
    if (!data || !isChanged(LISTED, data.before, data.after)) return;
    // A draft is not listed; where it was public before, or its age is another, look.
    if ([data.before, data.after].every((profile) => profile.get('published') !== true)) return;
    await refresh(uid);
  }),
);

/** Who comes ahead follows from the plan. */
export const subscriberSearchChangedTrigger = onDocumentWritten(
  { document: 'subscribers/{uid}', retry: true },
  loggingFailures('subscriber-search-changed', async ({ data, params: { uid } }) => {
    if (!data || !isChanged(['subscription_tier'], data.before, data.after)) return;
    await refresh(uid);
  }),
);
