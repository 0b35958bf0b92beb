import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { defineCallable, deps } from '../container.ts';
import { logInfo, pseudonym } from '../platform/log.ts';
import type { TriggerStep } from '../platform/trigger-steps.ts';
import { confirmPageEmail, handlePageEmailChange, sendPageEmailLink } from './page-email.ts';
import { saveGallery } from './save-gallery.ts';
import { syncProviderSnapshots } from './sync-provider-snapshots.ts';

/** The fields that requests and conversations copy from a profile. */
const COPIED_FIELDS = ['display_name', 'handle', 'avatar_url'];

const textOrNull = z.catch(z.nullable(z.string()), null);

/** Tells a page's former email about a new one, and sends a link to the new one. */
export const profileEmailStep: TriggerStep = {
  name: 'profile-email',
  on: ['created', 'updated'],
  fields: ['email'],
  seconds: 30,
  run: async ({ id, before, at }) => {
    const former = textOrNull.parse(before.get('email'));
    await handlePageEmailChange(deps, id, former, String(at.getTime()));
  },
};

/** Updates the copies of a profile. A retry continues after the copies that are up to date. */
export const profileCopiesStep: TriggerStep = {
  name: 'profile-copies',
  on: ['created', 'updated'],
  fields: COPIED_FIELDS,
  seconds: 270,
  run: async ({ id }, signal) => {
    const changed = await syncProviderSnapshots(deps, id, signal);
    logInfo('profile copies updated', { uid: pseudonym(id), changed });
  },
};

export const profilesCallables = [
  defineCallable(
    'save-branches',
    { auth: 'session', rateLimit: { by: 'uid', max: 60, windowSeconds: 600 } },
    async ({ branches }, { uid }) => {
      await deps.branches.save(uid, branches);
      return { saved: true as const };
    },
  ),

  defineCallable(
    'save-hours',
    { auth: 'session', rateLimit: { by: 'uid', max: 60, windowSeconds: 600 } },
    async (input, { uid }) => {
      await deps.pageFacts.saveHours(uid, input);
      return { saved: true as const };
    },
  ),

  defineCallable(
    'save-prices',
    { auth: 'session', rateLimit: { by: 'uid', max: 60, windowSeconds: 600 } },
    async ({ price_hints }, { uid }) => {
      await deps.pageFacts.savePrices(uid, price_hints);
      return { saved: true as const };
    },
  ),

  defineCallable(
    'save-gallery',
    { auth: 'session', rateLimit: { by: 'uid', max: 120, windowSeconds: 600 } },
    (input, caller) => saveGallery(deps.galleries, caller, input),
  ),

  defineCallable(
    'save-providers',
    { auth: 'session', rateLimit: { by: 'uid', max: 600, windowSeconds: 600 } },
    async ({ provider_ids, saved }, { uid }) => ({
      provider_ids: await deps.savedProviders.change(uid, provider_ids, saved),
    }),
  ),

  defineCallable(
    'send-page-email-link',
    { auth: 'session', rateLimit: { by: 'uid', max: 60, windowSeconds: 600 } },
    async (_input, { uid }) => ({ sent: await sendPageEmailLink(deps, uid, randomUUID()) }),
  ),

  /** The token is the proof: the person who has the mailbox may have no account. */
  defineCallable(
    'confirm-page-email',
    {
      auth: 'none',
      rateLimit: { by: 'address', max: 60, windowSeconds: 600 },
    },
    (input) => confirmPageEmail(deps, input, new Date()),
  ),
];
