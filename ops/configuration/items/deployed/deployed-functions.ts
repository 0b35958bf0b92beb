import { spawnSync } from 'node:child_process';
import { z } from 'zod';
import { REGION, type Context } from '../../context.ts';
import { readDocument } from '../../google/documents.ts';
import { missing, right, wrong, type Finding, type Item } from '../../item.ts';
import { LIVE_RELEASE } from '../../site/live-release.ts';
import { ownFunctions } from '../../google/own-functions.ts';
import { readSiteRelease } from '../../site/site-release.ts';
import { findSiteUrl } from '../../site/site-url.ts';

// The deployed functions and their schedules, compared with the repository.

const FUNCTIONS = 'https://cloudfunctions.googleapis.com/v2';
const SCHEDULER = 'https://cloudscheduler.googleapis.com/v1';

const functionsSchema = z.object({
  functions: z
    .array(
      z.object({
        name: z.string(),
        state: z.string(),
        labels: z.record(z.string(), z.string()).default({}),
        serviceConfig: z
          .object({
            /** The Cloud Run service; the first generation has none. */
            service: z.string().optional(),
            environmentVariables: z.record(z.string(), z.string()).default({}),
            secretEnvironmentVariables: z
              .array(z.object({ key: z.string(), version: z.string().default('latest') }))
              .default([]),
          })
          .default({ environmentVariables: {}, secretEnvironmentVariables: [] }),
      }),
    )
    .default([]),
  nextPageToken: z.string().optional(),
});
const jobsSchema = z.object({
  jobs: z
    .array(
      z.object({
        name: z.string(),
        state: z.string(),
        lastAttemptTime: z.string().optional(),
        status: z
          .object({ code: z.number().default(0), message: z.string().default('') })
          .default({ code: 0, message: '' }),
      }),
    )
    .default([]),
});

export const lastPart = (name: string) => name.slice(name.lastIndexOf('/') + 1);
type Target = Pick<Context, 'google' | 'project' | 'root'>;
export const locationOf = ({ project }: Pick<Context, 'project'>) =>
  `projects/${project}/locations/${REGION}`;
export const deployCommand = ({ project }: Pick<Context, 'project'>) =>
  `npm run deploy -- --project ${project}`;

/** Returns the deployed functions of this repository. */
export async function listFunctions(context: Target) {
  const isOwn = ownFunctions(context.root);
  const all: z.output<typeof functionsSchema>['functions'] = [];
  let token = '';
  do {
    const url = `${FUNCTIONS}/${locationOf(context)}/functions?pageSize=100&pageToken=${token}`;
    const page = await context.google.get(url, functionsSchema);
    all.push(...page.functions.filter(({ labels }) => isOwn(labels)));
    token = page.nextPageToken ?? '';
  } while (token !== '');
  return all;
}

/** Returns the repository's commit, or null without git. */
function readCommit(root: string): string | null {
  const options = { cwd: root, encoding: 'utf8' } as const;
  const { status, stdout } = spawnSync('git', ['rev-parse', 'HEAD'], options);
  return status === 0 ? stdout.trim() : null;
}

type Deployed = Awaited<ReturnType<typeof listFunctions>>[number];

/** Returns the release that a deploy wrote into a function's environment. */
const releaseOf = ({ serviceConfig }: Deployed): string =>
  serviceConfig.environmentVariables['RELEASE'] || 'unknown';

export const shorten = (list: string[]): string =>
  list.slice(0, 5).join(', ') + (list.length > 5 ? ` and ${list.length - 5} more` : '');

/** Compares the functions, the site and the repository's commit with the recorded release. */
async function compareReleases(context: Context, deployed: Deployed[]): Promise<Finding> {
  const fix = deployCommand(context);
  const releases = [...new Set(deployed.map((row) => releaseOf(row)))].toSorted();
  const count = `${deployed.length} functions`;
  if (releases.length > 1) {
    return wrong(`The functions come from different releases: ${releases.join(', ')}`, fix);
  }
  const { fields } = (await readDocument(context, LIVE_RELEASE)) ?? {};
  const { release, commit, brand } = fields ?? {};
  if (typeof release !== 'string' || typeof commit !== 'string') {
    return right(`${count}, compared by name only, because no deploy has recorded a release`);
  }
  const [found = 'unknown'] = releases;
  if (found !== release) {
    return wrong(`The functions are from release ${found}, but ${release} went live last`, fix);
  }
  const own = readCommit(context.root);
  if (own !== null && own !== commit) {
    const at = `${commit.slice(0, 7)}, but your repository is at ${own.slice(0, 7)}`;
    return wrong(`Release ${release} is live, from ${at}`, fix);
  }
  const url = findSiteUrl(context);
  const site = url && (await readSiteRelease(url.origin));
  if (site !== null && site !== release) {
    const detail = `The functions are from release ${release}, but the site is from ${site}`;
    return wrong(detail, `${fix} --from hosting`);
  }
  return right(`${count} from release ${release} of ${String(brand)}`);
}

export const functions: Item = {
  name: 'functions',
  title: 'Functions',
  check: async (context) => {
    const fix = deployCommand(context);
    const deployed = await listFunctions(context);
    const names = new Set(deployed.map(({ name }) => lastPart(name)));
    const wanted = (await context.endpoints()).map(({ name }) => name);
    const absent = wanted.filter((name) => !names.has(name));
    if (absent.length > 0) {
      const detail = `${absent.length} of ${wanted.length} are not deployed: ${shorten(absent)}`;
      return missing(detail, fix);
    }
    const broken = deployed.filter(({ state }) => state !== 'ACTIVE');
    if (broken.length > 0) {
      const list = broken.map(({ name, state }) => `${lastPart(name)} is ${state}`);
      return wrong(shorten(list), fix);
    }
    const extra = [...names].filter((name) => !wanted.includes(name));
    if (extra.length > 0) {
      const command = `npx firebase functions:delete ${extra.join(' ')} --project ${context.project}`;
      return wrong(`Deployed, but not in the repository: ${shorten(extra)}`, command);
    }
    return compareReleases(context, deployed);
  },
};

export const schedules: Item = {
  name: 'schedules',
  title: 'Schedules',
  check: async (context) => {
    const jobs = new Map<string, z.output<typeof jobsSchema>['jobs'][number]>();
    const url = `${SCHEDULER}/${locationOf(context)}/jobs?pageSize=500`;
    const page = await context.google.get(url, jobsSchema);
    for (const job of page.jobs) jobs.set(lastPart(job.name), job);
    const wanted = (await context.endpoints())
      .filter(({ isScheduled }) => isScheduled)
      .map(({ name }) => `firebase-schedule-${name}-${REGION}`);
    const absent = wanted.filter((name) => !jobs.has(name));
    if (absent.length > 0) {
      return missing(`Cloud Scheduler has no job ${shorten(absent)}`, deployCommand(context));
    }
    for (const name of wanted) {
      const job = jobs.get(name);
      const at = `${name} --location ${REGION} --project ${context.project}`;
      if (job?.state !== 'ENABLED') {
        const detail = `${name} is ${job?.state ?? 'absent'}`;
        return wrong(detail, `gcloud scheduler jobs resume ${at}`);
      }
      if (job.status.code !== 0) {
        const detail = `The last run of ${name} failed with code ${job.status.code}`;
        const id = name.slice('firebase-schedule-'.length, -`-${REGION}`.length);
        const log = `npx firebase functions:log --only ${id} --project ${context.project}`;
        return wrong(detail, log);
      }
    }
    return right(`${wanted.length} jobs are enabled, and their last runs succeeded`);
  },
};
