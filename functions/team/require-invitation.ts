import { AppError } from '@doorstep/domain/app-error';
import type { TeamInvitation } from '@doorstep/domain/team/team';
import { isLinkTokenValid } from '../mail/link-token.ts';

interface Opened {
  /** From the mailed link. */
  token: string;
  linkSecrets: readonly string[];
}

/** Returns the error for every invitation that cannot be used, which does not tell why. */
export const invitationNotFound = () =>
  new AppError('not-found', 'no such invitation, or a wrong token', {
    personMessage:
      'This invitation is no longer valid. It was used or withdrawn, or it has expired. Please ask for a new one.',
  });

/**
 * Returns the invitation if the token is its own. Throws AppError `not-found` for a missing or
 * expired invitation as well as for a wrong token.
 */
export function requireInvitation(
  invitation: TeamInvitation | null,
  { token, linkSecrets }: Opened,
  now: Date,
): TeamInvitation {
  const link = invitation && ({ ...invitation, purpose: 'invitation' } as const);
  if (!link || link.expires_at <= now || !isLinkTokenValid(linkSecrets, link, token, now)) {
    throw invitationNotFound();
  }
  return invitation;
}

/**
 * Checks that the caller's confirmed address is the invited one. Throws AppError
 * `permission-denied`.
 */
export function requireInvitedAddress(invitation: TeamInvitation, email: string | null): void {
  if (invitation.email === email) return;
  throw new AppError('permission-denied', 'the invitation is for another address', {
    personMessage:
      'This invitation was sent to another email address. Please sign in with that address.',
  });
}
