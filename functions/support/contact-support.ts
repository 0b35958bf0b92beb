import { AppError } from '@doorstep/domain/app-error';
import { entitlementsOf } from '@doorstep/domain/billing/entitlements';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { photoAt } from '@doorstep/domain/pictures/picture';
import type { Transaction } from 'firebase-admin/firestore';
import type { Subscribers } from '../billing/subscriber-repository.ts';
import { addressFinder, type AddressDeps } from '../mail/queue-account-mail.ts';
import type { PictureBucket } from '../pictures/picture-bucket-repository.ts';
import type { RateLimits } from '../platform/limits/rate-limit-repository.ts';
import type { SupportRequests } from './support-request-repository.ts';

interface ContactSupportDeps extends AddressDeps {
  supportRequests: Pick<SupportRequests, 'create'>;
  subscribers: Pick<Subscribers, 'find'>;
  bucket: Pick<PictureBucket, 'find' | 'addressesOf'>;
  rateLimits: Pick<RateLimits, 'consume'>;
}

/** How often a person can write to support. */
const MESSAGES = { max: 10, windowSeconds: 24 * 3600 };

/** Checks that a download address is of a photo that the person has uploaded and that exists. */
async function isOwnPhoto(
  { bucket }: Pick<ContactSupportDeps, 'bucket'>,
  uid: string,
  url: string,
): Promise<boolean> {
  const photo = photoAt(url);
  const object = photo?.owner === uid ? await bucket.find(photo.path) : null;
  return photo !== null && object !== null
    ? bucket.addressesOf(photo.path, object.tokens).includes(url)
    : false;
}

/** Counts a message to support. Throws AppError `rate-limited` after the last one of the day. */
async function countMessage(
  { rateLimits }: Pick<ContactSupportDeps, 'rateLimits'>,
  uid: string,
): Promise<void> {
  if (await rateLimits.consume(['support', uid], MESSAGES)) return;
  throw new AppError('rate-limited', 'too many messages to support', {
    personMessage: `You've reached today's limit of ${MESSAGES.max} messages to support. Please try again tomorrow.`,
  });
}

/** Checks whether the person's plan includes premium support now. */
export async function hasPremiumSupport(
  { subscribers }: Pick<ContactSupportDeps, 'subscribers'>,
  uid: string,
  transaction?: Transaction,
): Promise<boolean> {
  const subscriber = await subscribers.find(uid, transaction);
  return entitlementsOf(subscriber?.subscription_tier ?? null).premium_support;
}

/**
 * Stores a person's request to support, queues its mails and returns its reference number. Throws
 * AppError `invalid-input` for a screenshot that the person has not uploaded, and `rate-limited`.
 */
export async function contactSupport(
  deps: ContactSupportDeps,
  { uid }: { uid: string },
  { photos, ...form }: CallableInput<'contact-support'>,
  now: Date,
): Promise<CallableOutput<'contact-support'>> {
  const own = await Promise.all(photos.map((url) => isOwnPhoto(deps, uid, url)));
  if (own.includes(false)) {
    throw new AppError('invalid-input', 'a photo is not one of the caller', {
      personMessage: 'Please remove the screenshots and add them again.',
    });
  }
  await countMessage(deps, uid);
  const reference = await deps.supportRequests.create(
    { ...form, owner_uid: uid, photos },
    {
      isPremium: (transaction) => hasPremiumSupport(deps, uid, transaction),
      findAddress: addressFinder(deps),
    },
    now,
  );
  return { reference };
}

interface ReplyToSupportDeps extends Pick<ContactSupportDeps, 'subscribers' | 'rateLimits'> {
  supportRequests: Pick<SupportRequests, 'reply'>;
}

/**
 * Adds a message to the person's own request, which opens it again if it was answered. Throws
 * AppError `not-found`, `rate-limited`, and `failed-precondition` for a request that is closed or
 * full.
 */
export async function replyToSupport(
  deps: ReplyToSupportDeps,
  { uid }: { uid: string },
  input: CallableInput<'reply-to-support'>,
  now: Date,
): Promise<CallableOutput<'reply-to-support'>> {
  await countMessage(deps, uid);
  const isPremium = (transaction: Transaction) => hasPremiumSupport(deps, uid, transaction);
  await deps.supportRequests.reply({ ...input, owner_uid: uid }, isPremium, now);
  return { state: 'open' };
}
