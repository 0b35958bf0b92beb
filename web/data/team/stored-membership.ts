import { toAppError } from '@doorstep/domain/app-error';
import { providerProfileSchema } from '@doorstep/domain/profiles/provider-profile';
import { teamMemberSchema, type TeamMember } from '@doorstep/domain/team/team';
import { parseDocument } from '../firestore/documents.ts';
import { readDocument } from '../firestore/read-document.ts';

/** The name on a professional's public page; null if the page is not public. */
async function findCompany(ownerUid: string): Promise<string | null> {
  try {
    const snapshot = await readDocument(`provider_profiles/${ownerUid}`);
    return parseDocument(providerProfileSchema, snapshot)?.display_name ?? null;
  } catch (error) {
    if (toAppError(error).code !== 'permission-denied') {
      console.warn("The name of the team's company could not be read", error);
    }
    return null;
  }
}

/** Returns the membership of an account, active or not; null without one. Throws AppError. */
export async function findMember(uid: string): Promise<TeamMember | null> {
  const snapshot = await readDocument(`team_members/${uid}`);
  return snapshot.exists() ? parseDocument(teamMemberSchema, snapshot) : null;
}

/** Returns the membership of an account with the name of the company. Throws AppError. */
export async function findMembership(uid: string) {
  const member = await findMember(uid);
  return { member, company: member && (await findCompany(member.owner_uid)) };
}
