import {
  teamInvitationSchema,
  teamMemberSchema,
  type InvitationForm,
  type TeamInvitation,
  type TeamMember,
} from '@doorstep/domain/team/team';
import { collection, limit, query, where } from 'firebase/firestore';
import { useMemo } from 'react';
import type * as z from 'zod/mini';
import { callFunction } from '../callables.ts';
import { parseDocument } from '../firestore/documents.ts';
import { firestore } from '../firestore/firestore.ts';
import { watchPage, type Subscribe } from '../firestore/firestore-listeners.ts';
import { useLive } from '../firestore/firestore-subscription.ts';

/** More than a team can have (`ENTITLEMENTS`). */
const MAX_ROWS = 50;

/** Listens to a collection's documents of one owner. Without an owner there are none. */
function subscribeToOwned<T>(
  name: string,
  schema: z.ZodMiniType<T>,
  ownerUid: string | null,
  timeOf: (row: T) => Date,
): Subscribe<T[]> {
  return (next) => {
    if (ownerUid === null) {
      next({ status: 'ready', data: [] });
      return () => undefined;
    }
    const owned = query(
      collection(firestore, name),
      where('owner_uid', '==', ownerUid),
      limit(MAX_ROWS),
    );
    return watchPage(owned, MAX_ROWS, {
      isCached: false,
      onPage: (documents) => {
        const rows = documents.flatMap((document) => parseDocument(schema, document) ?? []);
        const data = rows.toSorted((a, b) => timeOf(a).getTime() - timeOf(b).getTime());
        next({ status: 'ready', data });
      },
      onCachedDocuments: () => {},
      onError: next,
    });
  };
}

const joinedAt = ({ joined_at }: TeamMember) => joined_at;
const createdAt = ({ created_at }: TeamInvitation) => created_at;

/** Returns the members of a professional's team in order of joining, live; nobody for null. */
export function useTeamMembers(ownerUid: string | null) {
  return useLive(
    useMemo(
      () => subscribeToOwned('team_members', teamMemberSchema, ownerUid, joinedAt),
      [ownerUid],
    ),
  );
}

/** Returns the owner's invitations, live, also expired ones that are not deleted yet. */
export function useTeamInvitations(ownerUid: string) {
  return useLive(
    useMemo(
      () => subscribeToOwned('team_invitations', teamInvitationSchema, ownerUid, createdAt),
      [ownerUid],
    ),
  );
}

/** Invites somebody to the signed-in person's team. Throws AppError with a message for people. */
export async function inviteMember(form: InvitationForm): Promise<void> {
  await callFunction('invite-member', form);
}

/** Withdraws an invitation of the signed-in person. Throws AppError. */
export async function withdrawInvitation(id: string): Promise<void> {
  await callFunction('withdraw-invitation', { invitation_id: id });
}
