import { createHash } from 'node:crypto';
import * as z from 'zod/mini';

/** The path of the document that says what is live. `npm run deploy` and rollback write it. */
export const LIVE_RELEASE = 'operations/live_release';

const fields = {
  /** The tag, or the short hash of a commit without one. */
  release: z.string(),
  /** Says which release of that name: a tag of another origin can have the same. */
  commit: z.string(),
  /** The name in the brand file. */
  brand: z.string(),
  deployed_at: z.date(),
};
const entrySchema = z.object(fields);
export type LiveEntry = z.infer<typeof entrySchema>;

export const liveReleaseSchema = z.object({
  ...fields,
  /** A hash of the settings that the site was built with. */
  web_settings: z.string(),
  /** The releases before it that a rollback goes back to, the newest first. */
  earlier: z.array(entrySchema),
});
export type LiveRelease = z.infer<typeof liveReleaseSchema>;

/** The document that only a running deploy or rollback has. */
export const DEPLOY_LOCK = 'operations/deploy_lock';

export const deployLockSchema = z.object({
  /** Who deploys, as name@machine. */
  owner: z.string(),
  /** For example 'deploying v1.2.0'. */
  what: z.string(),
  started_at: z.date(),
  /** Identifies the run, which removes no other run's lock. */
  run: z.string(),
});

const MAX_EARLIER = 20;

/** Returns a hash of settings by which changed ones are noticed. */
export function hashSettings(values: Record<string, string>): string {
  const sorted = Object.entries(values).filter(([, value]) => value !== '');
  const text = JSON.stringify(sorted.toSorted(([a], [b]) => a.localeCompare(b)));
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Returns all recorded releases, the live one first. */
export function recordedEntries(recorded: LiveRelease | null): LiveEntry[] {
  return recorded ? [entrySchema.parse(recorded), ...recorded.earlier] : [];
}

/**
 * Returns the record after a release went live. A release that was live before takes its old place,
 * so that a rollback of a rollback goes further back, not forward again.
 */
export function withLive(
  recorded: LiveRelease | null,
  live: LiveEntry & { web_settings: string },
): LiveRelease {
  const known = recordedEntries(recorded);
  const index = known.findIndex(({ commit }) => commit === live.commit);
  return { ...live, earlier: known.slice(index + 1).slice(0, MAX_EARLIER) };
}
