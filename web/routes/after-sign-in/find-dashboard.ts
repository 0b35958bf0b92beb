import { isAdmin } from '../../data/admin/user-roles.ts';
import { findSubscribed } from '../../data/billing/stored-subscription.ts';
import { hasClientProfile, hasOwnProfile } from '../../data/firestore/read-document.ts';
import { hasSentRequest } from '../../data/requests/sent-requests.ts';
import { findMember } from '../../data/team/stored-membership.ts';
import { paths } from '../../lib/paths.ts';

/**
 * Returns where a person goes after signing in without a redirect
 * (docs/decisions/0033-landing-after-sign-in.md). Throws AppError if a read fails.
 */
export async function findDashboard(uid: string, email: string): Promise<string> {
  const [admin, hasPage, isSubscribed, member, isClient, hasSent] = await Promise.all([
    isAdmin(uid),
    hasOwnProfile(uid),
    findSubscribed(uid),
    findMember(uid),
    hasClientProfile(uid),
    hasSentRequest(uid, email),
  ]);
  if (admin) return paths.admin;
  if (hasPage || isSubscribed || member?.active) return paths.dashboard;
  return isClient || hasSent ? paths.clientDashboard : paths.dashboard;
}
