import { z } from 'zod';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { ownFunctions } from '../../configuration/google/own-functions.ts';
import {
  recordedEntries,
  type LiveEntry,
  type LiveRelease,
} from '../../configuration/site/live-release.ts';
import { readSiteRelease } from '../../configuration/site/site-release.ts';
import type { ProjectRecord } from './project-record.ts';
import type { Tools } from '../tools.ts';

/** The releases that are deployed, read from the deployed parts themselves. */
export interface Parts {
  /** The releases of the functions: none before the first deploy, two if one stopped in between. */
  functions: string[];
  /** The release of the site with the functions that render its pages; null without a site. */
  hosting: string | null;
}

export interface Live extends Parts {
  /** What deploys and rollbacks have recorded in the project; null before the first. */
  recorded: LiveRelease | null;
}

interface Site {
  project: string;
  root: string;
  siteUrl: string;
}

const listSchema = z.object({
  result: z.array(
    z.looseObject({
      environmentVariables: z.looseObject({ RELEASE: z.string().optional() }).optional(),
      labels: z.record(z.string(), z.string()).default({}),
    }),
  ),
});
const TIMEOUT_MS = 20_000;

/** The release of functions deployed without `npm run deploy`, and of sites before version.json. */
export const UNKNOWN = 'an unknown release';

async function readSite(siteUrl: string): Promise<string | null> {
  const version = await readSiteRelease(siteUrl);
  if (version !== null) return version;
  const hasPage = await fetch(siteUrl, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
    ({ ok }) => ok,
    () => false,
  );
  return hasPage ? UNKNOWN : null;
}

/**
 * Reads what is deployed. Throws a Problem if the firebase CLI cannot read the project, which also
 * shows that the operator is signed in and may see it.
 */
export async function readParts(
  { run }: Pick<Tools, 'run'>,
  { project, root, siteUrl }: Site,
): Promise<Parts> {
  const args = ['functions:list', '--json', '--project', project, '--non-interactive'];
  const { code, output, stdout } = await run('firebase', args, { cwd: root, isQuiet: true });
  if (code !== 0) {
    throw new Problem(
      `firebase cannot read the project ${project}. Sign in with npx firebase login, or check ` +
        `--project.\n${output.trim()}`,
    );
  }
  const list = listSchema.parse(JSON.parse(stdout)).result;
  const isOwn = ownFunctions(root);
  const releases = list
    .filter(({ labels }) => isOwn(labels))
    .map(({ environmentVariables: env }) => env?.RELEASE ?? UNKNOWN);
  return { functions: [...new Set(releases)].toSorted(), hosting: await readSite(siteUrl) };
}

/** Reads what is deployed, and what the project has recorded about it. Throws like `readParts`. */
export async function readLive(
  tools: Pick<Tools, 'run'> & { record: Pick<ProjectRecord, 'readLive'> },
  site: Site,
): Promise<Live> {
  return { ...(await readParts(tools, site)), recorded: await tools.record.readLive() };
}

/**
 * Returns the recorded release that people see. The site's own name decides between the recorded
 * ones: the Firebase console, or a rollback that stopped, can have put an earlier one back.
 */
export function liveEntry({ recorded, hosting }: Live): LiveEntry | null {
  const known = recordedEntries(recorded);
  return known.find(({ release }) => release === hosting) ?? known[0] ?? null;
}

/** Returns the recorded release before another one, or null. */
export function entryBefore({ recorded }: Live, { commit }: LiveEntry): LiveEntry | null {
  const known = recordedEntries(recorded);
  return known[known.findIndex((entry) => entry.commit === commit) + 1] ?? null;
}
