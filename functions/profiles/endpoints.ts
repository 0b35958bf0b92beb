import { randomUUID } from 'node:crypto';
import { onDocumentWritten } from 'firebase-functions/firestore';
import * as z from 'zod/mini';
import { defineCallable, mailQueue } from '../container.ts';
import { linkSecrets } from '../platform/config.ts';
import { firestore } from '../platform/firestore.ts';
import { logFailures } from '../platform/log-failures.ts';
import { logInfo, pseudonym } from '../platform/log.ts';
import { createBranches } from './branch-repository.ts';
import { confirmPageEmail, handlePageEmailChange, sendPageEmailLink } from './page-email.ts';
import { createPageEmails } from './page-email-repository.ts';
import { createGalleries } from './gallery-repository.ts';
import { createProviderProfiles } from './provider-profile-repository.ts';
import { createProviderSnapshots } from './provider-snapshot-repository.ts';
import { saveGallery } from './save-gallery.ts';
import { syncProviderSnapshots } from './sync-provider-snapshots.ts';

/** The fields that requests and conversations copy from a profile. */
const COPIED_FIELDS = ['display_name', 'handle', 'avatar_url'];

const textOrNull = z.catch(z.nullable(z.string()), null);

/** Updates the copies of a profile, and sends a link to a new email of the page. */
export const profileChangedTrigger = onDocumentWritten(
  { document: 'provider_profiles/{uid}', retry: true, timeoutSeconds: 540 },
  logFailures('profile-changed', async ({ data, params: { uid } }) => {
    if (!data?.after.exists) return;
    const isChanged = (field: string) => data.before.get(field) !== data.after.get(field);
    if (isChanged('email')) {
      const event = String(data.after.updateTime?.toMillis());
      const former = textOrNull.parse(data.before.get('email'));
      await handlePageEmailChange(mailQueue(), uid, former, event);
    }
    if (!COPIED_FIELDS.some(isChanged)) return;
    const db = firestore();
    const deps = { profiles: createProviderProfiles(db), copies: createProviderSnapshots(db) };
    const changed = await syncProviderSnapshots(deps, uid);
    logInfo('profile copies updated', { uid: pseudonym(uid), changed });
  }),
);

export const profilesCallables = [
  defineCallable(
    'save-branches',
    { auth: 'session', rateLimit: { by: 'uid', max: 60, windowSeconds: 600 } },
    async ({ branches }, { uid }) => {
      await createBranches(firestore()).save(uid, branches);
      return { saved: true as const };
    },
  ),

  defineCallable(
    'save-gallery',
    { auth: 'session', rateLimit: { by: 'uid', max: 120, windowSeconds: 600 } },
    (input, caller) => saveGallery(createGalleries(firestore()), caller, input),
  ),

  defineCallable(
    'send-page-email-link',
    { auth: 'session', rateLimit: { by: 'uid', max: 60, windowSeconds: 600 } },
    async (_input, { uid }) => ({ sent: await sendPageEmailLink(mailQueue(), uid, randomUUID()) }),
  ),

  /** The token is the proof: the person who has the mailbox may have no account. */
  defineCallable(
    'confirm-page-email',
    {
      auth: 'none',
      rateLimit: { by: 'address', max: 60, windowSeconds: 600 },
    },
    (input) =>
      confirmPageEmail(
        { pageEmails: createPageEmails(firestore()), linkSecrets: linkSecrets() },
        input,
        new Date(),
      ),
  ),
];
