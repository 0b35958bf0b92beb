import { AppError } from '@doorstep/domain/app-error';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { dayOf } from '@doorstep/domain/badges/valid-badges';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import { addressFinder, type AddressDeps } from '../mail/queue-account-mail.ts';
import type { GrantedBadges } from './granted-badge-repository.ts';

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
      personMessage: 'This is your own badge. Another administrator must decide.',
    });
  }
  await deps.badges.takeBack(
    { uid, kind, expires_on, reason, actor_uid },
    addressFinder(deps),
    now,
  );
  return { taken_back: true };
}
