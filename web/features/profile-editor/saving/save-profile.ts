import { toAppError } from '@doorstep/domain/app-error';
import { saveOwnProfile, type ProfileToSave } from '../../../data/profiles/save-own-profile.ts';
import {
  isSubscribed,
  refreshSubscription,
  type SubscriptionView,
} from '../../../data/billing/subscription.ts';

/** The result of a save. */
export type SaveResult = 'published' | 'draft' | 'not-subscribed';

/**
 * Saves the profile as requested, or as a draft without an active subscription. The rules also
 * refuse to publish then, because the subscription may have ended since it was checked. Throws
 * AppError, see `saveOwnProfile`.
 */
export async function saveProfile(
  profile: Omit<ProfileToSave, 'withdrawn'>,
  subscription: SubscriptionView,
): Promise<SaveResult> {
  const toSave = { ...profile, withdrawn: !profile.published };
  if (!toSave.published) {
    await saveOwnProfile(toSave);
    return 'draft';
  }
  if (await canPublish(subscription)) {
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

/**
 * Checks the subscription again if it is not active: the person may have subscribed in another
 * window.
 */
async function canPublish(subscription: SubscriptionView): Promise<boolean> {
  if (isSubscribed(subscription) === true) return true;
  return isSubscribed(await refreshSubscription()) !== false;
}
