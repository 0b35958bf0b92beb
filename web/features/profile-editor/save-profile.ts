import { toAppError } from '@doorstep/domain/app-error';
import { saveOwnProfile, type ProfileToSave } from '../../data/profiles/save-own-profile.ts';
import {
  isSubscribed,
  refreshSubscription,
  type SubscriptionView,
} from '../../data/billing/subscription.ts';

/** What a save made of the page. */
export type Saved = 'published' | 'draft' | 'not-subscribed';

/**
 * Saves as wanted, or everything as a draft where no active subscription allows a public page. The
 * rules have the last word, as a subscription may have ended since it was asked for.
 * Throws AppError, see `saveOwnProfile`.
 */
export async function saveProfile(
  profile: Omit<ProfileToSave, 'withdrawn'>,
  subscription: SubscriptionView,
): Promise<Saved> {
  const toSave = { ...profile, withdrawn: !profile.published };
  if (!toSave.published) {
    await saveOwnProfile(toSave);
    return 'draft';
  }
  if (await mayPublish(subscription)) {
    try {
      await saveOwnProfile(toSave);
      return 'published';
    } catch (error) {
      if (toAppError(error).code !== 'permission-denied') throw error;
      console.warn('The page may not be public: saving it as a draft', error);
    }
  }
  await saveOwnProfile({ ...toSave, published: false });
  return 'not-subscribed';
}

/** False only when it is known: somebody may have subscribed in another window meanwhile. */
async function mayPublish(subscription: SubscriptionView): Promise<boolean> {
  if (isSubscribed(subscription) === true) return true;
  return isSubscribed(await refreshSubscription()) !== false;
}
