import type { People } from './sound-database.ts';

/** Fields to merge into documents, by path; null deletes one. */
export type Changes = Record<string, Record<string, unknown> | null>;

/** What is done to a sound database, and all that is found then: the document's path, and what about it. */
interface Damage {
  changes: Changes;
  findings: [string, string][];
}

/** Each with words for a test's name. */
export type Damages = [string, (people: People) => Damage][];

/** So many hours ago; later, where they are negative. */
export const past = (hours: number) => new Date(Date.now() - hours * 3_600_000);
