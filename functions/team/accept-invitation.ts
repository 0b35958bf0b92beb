import { AppError } from '@doorstep/domain/app-error';
import { entitlementsOf } from '@doorstep/domain/billing/entitlements';
import { CHARGED_STATUSES } from '@doorstep/domain/billing/plan';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { isDocumentId } from '../platform/firestore.ts';
import type { Caller } from '../platform/callables/session.ts';
import type { Invitations, Joining } from './invitation-repository.ts';
import {
  invitationNotFound,
  requireInvitation,
  requireInvitedAddress,
} from './require-invitation.ts';

interface AcceptDeps {
  invitations: Pick<Invitations, 'accept'>;
  linkSecrets: readonly string[];
}

const refused = (message: string, personMessage: string) =>
  new AppError('failed-precondition', message, { personMessage });

function checkAccount({ membership, hasPage, status }: Joining): void {
  if (membership) {
    throw refused('in a team already', "You're already on a team. Leave it in your account first.");
  }
  if (hasPage) {
    throw refused(
      'has a page',
      "You have your own page, so you can't join a team with this account.",
    );
  }
  if (CHARGED_STATUSES.includes(status)) {
    throw refused('has a subscription', 'You have your own plan. You can join once it ends.');
  }
}

function checkOwner({ owner }: Joining): void {
  const company = owner?.company ?? 'The company';
  const max = entitlementsOf(owner?.tier ?? null).team_members;
  if (!owner || owner.isClosed || max === 0) {
    throw refused(
      'the owner has no team now',
      `${company} can't add people to its team right now. Please check with them.`,
    );
  }
  if (owner.members.length >= max) {
    throw refused('the team is full', `${company}'s team is full. Please ask them to make room.`);
  }
}

/**
 * Adds the caller to the team that invited their address. Repeated calls of somebody who joined
 * with this invitation succeed. Throws AppError like `requireInvitation` and
 * `requireInvitedAddress`, and `failed-precondition` if the account or the team cannot be joined.
 */
export async function acceptInvitation(
  { invitations, linkSecrets }: AcceptDeps,
  { uid, email }: Caller,
  { invitation_id, token }: CallableInput<'accept-invitation'>,
  now: Date,
): Promise<CallableOutput<'accept-invitation'>> {
  const opened = { token, linkSecrets };
  if (!isDocumentId(invitation_id)) throw invitationNotFound();
  await invitations.accept(
    invitation_id,
    uid,
    (joining) => {
      if (joining.membership?.invitation_id === invitation_id) return null;
      const invitation = requireInvitation(joining.invitation, opened, now);
      requireInvitedAddress(invitation, email);
      checkAccount(joining);
      checkOwner(joining);
      return invitation;
    },
    now,
  );
  return { joined: true };
}
