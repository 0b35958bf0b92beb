/** The names of the people who can take care of a request, by uid. */
export type Assignees = Readonly<Record<string, string>>;

/** Adds a person who has left the team, unless `uid` is one of the others. */
export const withFormer = (assignees: Assignees, uid: string): Assignees =>
  uid in assignees ? assignees : { ...assignees, [uid]: 'Former member' };
