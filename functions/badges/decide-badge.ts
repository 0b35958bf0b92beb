import { AppError } from '@doorstep/domain/app-error';
import { badgeApplicationId, evidencePath } from '@doorstep/domain/badges/badge';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import { dayOf } from '@doorstep/domain/badges/valid-badges';
import { addressFinder, type AddressDeps } from '../mail/queue-account-mail.ts';
import type { PictureBucket } from '../pictures/picture-bucket-repository.ts';
import type { ProviderProfiles } from '../profiles/provider-profile-repository.ts';
import type { BadgeApplications } from './badge-application-repository.ts';
import { requireNotExpired } from './ask-for-badge.ts';
import type { GrantedBadges } from './granted-badge-repository.ts';

interface BadgeDecisionDeps extends AddressDeps {
  applications: BadgeApplications;
  profiles: Pick<ProviderProfiles, 'findSnapshot'>;
  bucket: Pick<PictureBucket, 'read'>;
}

const notFound = () => new AppError('not-found', 'no such application');

/** Returns a page of undecided applications, oldest first. */
export async function listBadgeApplications(
  { applications, profiles }: Pick<BadgeDecisionDeps, 'applications' | 'profiles'>,
  { after }: CallableInput<'admin-badges'>,
): Promise<CallableOutput<'admin-badges'>> {
  const page = await applications.listPending(after, PAGE_SIZE.badge_applications);
  const entries = page.applications.map(async (application) => {
    const { kind, number, expires_on, provider_id, asked_at } = application;
    const profile = await profiles.findSnapshot(provider_id);
    return {
      id: badgeApplicationId(provider_id, kind),
      kind,
      number,
      expires_on,
      asked_at: asked_at.toISOString(),
      provider: profile && { display_name: profile.display_name, handle: profile.handle },
    };
  });
  return { applications: await Promise.all(entries), next: page.next };
}

/** Returns the evidence of an application. Throws AppError `not-found`. */
export async function readEvidence(
  { applications, bucket }: Pick<BadgeDecisionDeps, 'applications' | 'bucket'>,
  { id }: CallableInput<'admin-badge-evidence'>,
): Promise<CallableOutput<'admin-badge-evidence'>> {
  const application = await applications.find(id);
  if (!application?.evidence) throw notFound();
  const { name, type } = application.evidence;
  const bytes = await bucket.read(evidencePath(application.provider_id, name));
  if (bytes === null) throw notFound();
  return { type, file: bytes.toString('base64') };
}

/**
 * Grants or refuses an application for a badge, and mails the decision. A refusal leaves an earlier
 * badge as it is. Throws AppError `not-found`, `invalid-input` for a day that is over, and
 * `failed-precondition` if the application was decided or replaced or is the administrator's own.
 */
export async function decideBadge(
  deps: Pick<BadgeDecisionDeps, 'applications' | keyof AddressDeps>,
  actor_uid: string,
  input: CallableInput<'admin-decide-badge'>,
  now: Date,
): Promise<CallableOutput<'admin-decide-badge'>> {
  const outcome =
    'grant' in input
      ? { state: 'granted' as const, ...input.grant }
      : { state: 'refused' as const, reason: input.refuse };
  if (outcome.state === 'granted') requireNotExpired(outcome.expires_on, now);
  const { id, asked_at } = input;
  const decision = { id, asked_at: new Date(asked_at), actor_uid, outcome };
  await deps.applications.decide(decision, addressFinder(deps), now);
  return { state: outcome.state };
}

interface TakeBackDeps extends AddressDeps {
  badges: Pick<GrantedBadges, 'listPage' | 'takeBack'>;
}

/** Returns a page of the valid badges of a kind, sorted by their last day. */
export async function listGrantedBadges(
  { badges }: Pick<TakeBackDeps, 'badges'>,
  { kind, after }: CallableInput<'admin-granted-badges'>,
  now: Date,
): Promise<CallableOutput<'admin-granted-badges'>> {
  const page = await badges.listPage(kind, dayOf(now), after, PAGE_SIZE.granted_badges);
  return {
    badges: page.badges.map(({ uid, number, expires_on, provider_name, handle }) => ({
      ...{ uid, kind, number, expires_on },
      provider: { display_name: provider_name, handle },
    })),
    next: page.next,
  };
}

/**
 * Removes a badge from a page before its last day, and mails the reason. Does nothing if it was
 * taken back already. Throws AppError `failed-precondition` for a badge that was renewed meanwhile,
 * for one with an undecided renewal, and for the administrator's own.
 */
export async function takeBackBadge(
  deps: TakeBackDeps,
  actor_uid: string,
  { uid, kind, expires_on, reason }: CallableInput<'admin-take-back-badge'>,
  now: Date,
): Promise<CallableOutput<'admin-take-back-badge'>> {
  if (uid === actor_uid) {
    throw new AppError('failed-precondition', "the badge is the administrator's own", {
      personMessage: 'This is your own badge. Another administrator has to decide.',
    });
  }
  await deps.badges.takeBack(
    { uid, kind, expires_on, reason, actor_uid },
    addressFinder(deps),
    now,
  );
  return { taken_back: true };
}
