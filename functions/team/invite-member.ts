import { AppError, type ErrorCode } from '@doorstep/domain/app-error';
import { cheapestPlanWith, entitlementsOf } from '@doorstep/domain/billing/entitlements';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import type { InvitationForm } from '@doorstep/domain/team/team';
import type { RateLimits } from '../platform/limits/rate-limit-repository.ts';
import type { Caller } from '../platform/callables/session.ts';
import type { Invitations, Team } from './invitation-repository.ts';

interface InviteDeps {
  invitations: Pick<Invitations, 'create'>;
  rateLimits: Pick<RateLimits, 'consume'>;
}

/** How often an owner can mail people who may not know them. */
const DAILY = { max: 20, windowSeconds: 24 * 3600 };

const refused = (code: ErrorCode, message: string, personMessage: string) =>
  new AppError(code, message, { personMessage });

function check(team: Team, form: InvitationForm, ownEmail: string | null): void {
  const { tier, company, members, invitations } = team;
  const max = entitlementsOf(tier).team_members;
  if (max === 0) {
    const plan = cheapestPlanWith('team_members').label;
    throw refused(
      'permission-denied',
      'the plan has no team',
      `Team members are part of the ${plan} plan.`,
    );
  }
  if (company === null) {
    throw refused('failed-precondition', 'no page', 'Please save your page first.');
  }
  if (form.email === ownEmail) {
    throw refused('invalid-input', 'own address', "That's your own email address.");
  }
  const member = members.find(({ email }) => email === form.email);
  if (member) {
    throw refused(
      'already-exists',
      'a member',
      `${member.name} is already on your team with this address.`,
    );
  }
  if (invitations.some(({ email }) => email === form.email)) {
    throw refused(
      'already-exists',
      'already invited',
      "You've already invited this address. To send a new email, withdraw that invitation first.",
    );
  }
  if (members.length + invitations.length >= max) {
    throw refused(
      'failed-precondition',
      'the team is full',
      `Your team has room for ${max} people, including open invitations.`,
    );
  }
}

/**
 * Invites somebody to the caller's team by mail, and returns the invitation's id. Throws AppError
 * `permission-denied` if the plan has no team, `failed-precondition` without a page or room,
 * `already-exists` for an address that is invited or has joined, `invalid-input` for the caller's
 * own, and `rate-limited`.
 */
export async function inviteMember(
  { invitations, rateLimits }: InviteDeps,
  { uid, email }: Caller,
  form: InvitationForm,
  now: Date,
): Promise<CallableOutput<'invite-member'>> {
  const use = await rateLimits.consume(['team-invitation', uid], DAILY);
  if (!use) {
    throw refused(
      'rate-limited',
      'too many invitations',
      `You've reached today's limit of ${DAILY.max} invitations. Please try again tomorrow.`,
    );
  }
  try {
    const invitation_id = await invitations.create(
      uid,
      form,
      (team) => check(team, form, email),
      now,
    );
    return { invitation_id };
  } catch (thrown) {
    await use.refund();
    throw thrown;
  }
}

/**
 * Withdraws an invitation of the caller, on every plan. Does nothing if it was withdrawn already.
 * Throws AppError `not-found` if it was accepted, or belongs to another owner.
 */
export async function withdrawInvitation(
  invitations: Pick<Invitations, 'withdraw'>,
  { uid }: { uid: string },
  { invitation_id }: CallableInput<'withdraw-invitation'>,
): Promise<CallableOutput<'withdraw-invitation'>> {
  if (await invitations.withdraw(invitation_id, uid)) return { withdrawn: true };
  throw refused(
    'not-found',
    'no such invitation of the caller',
    'This invitation is no longer open.',
  );
}
