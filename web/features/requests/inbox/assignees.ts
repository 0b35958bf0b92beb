import { sessionUid } from '../../../data/auth/session.ts';

/** The names of the people who can take care of a request, by uid. */
export type Assignees = Readonly<Record<string, string>>;

/** Adds a person who is not among the others: the signed-in one, or one who has left the team. */
export const withFormer = (assignees: Assignees, uid: string): Assignees =>
  uid in assignees
    ? assignees
    : { ...assignees, [uid]: uid === sessionUid() ? 'Me' : 'Former member' };
