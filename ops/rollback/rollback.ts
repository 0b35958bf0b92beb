import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { readBrandValue } from '../configuration/brand-file.ts';
import { recordedEntries, type LiveEntry } from '../configuration/site/live-release.ts';
import { requireSiteUrl } from '../configuration/site/site-url.ts';
import { buildRelease } from '../deploy/build.ts';
import { checkDeployedSite } from '../deploy/live/check-site.ts';
import { EXIT, recordLive, withLock, type DeployContext } from '../deploy/deploy.ts';
import { ROLLBACK_FOLDER, type Repository } from '../deploy/git.ts';
import { entryBefore, liveEntry, readLive, UNKNOWN, type Live } from '../deploy/live/live.ts';
import type { RollbackOptions } from '../deploy/options.ts';
import type { HeldLock } from '../deploy/live/project-record.ts';
import { liveLines, stoppedRollbackLines } from '../deploy/report.ts';
import { requireWebProject } from '../deploy/settings.ts';
import { settleServices } from '../deploy/live/settle-services.ts';
import { runSteps, type Step } from '../deploy/steps.ts';
import { isStopped } from '../deploy/tools.ts';

/** A release to go back to. */
type Target = Pick<LiveEntry, 'release' | 'commit'>;

/** `npm run deploy` records what is live. What was deployed before its first run is unknown. */
const NAME_IT =
  'If one was deployed by hand, add --to with its tag or commit: git tag lists the releases.';

/**
 * Returns the release to go back to: that of the site if a deploy stopped before the site, or else
 * the recorded release before it. Throws a Problem if there is none.
 */
function chooseTarget(live: Live): Target {
  const entry = liveEntry(live);
  if (entry === null) {
    throw new Problem(`The project has no record of what is live. ${NAME_IT}`);
  }
  const hasStopped = live.functions.some((name) => name !== entry.release && name !== UNKNOWN);
  if (hasStopped) return entry;
  const earlier = entryBefore(live, entry);
  if (earlier !== null) return earlier;
  throw new Problem(`The project has no record of a release before ${entry.release}. ${NAME_IT}`);
}

/**
 * Returns the release to go back to with its commit. The recorded commit of a name wins, because
 * another origin can have a tag with the same name. Throws a Problem if git does not know it.
 */
async function findTarget(repository: Repository, live: Live, to?: string): Promise<Target> {
  const recorded = recordedEntries(live.recorded).find(({ release }) => release === to);
  const target = to === undefined ? chooseTarget(live) : (recorded ?? { release: to, commit: to });
  const commit = await repository.commitOf(target.commit);
  if (commit !== null) return { release: target.release, commit };
  const hash = target.commit === target.release ? '' : ` (${target.commit.slice(0, 7)})`;
  throw new Problem(`Git does not know ${target.release}${hash}. Run git fetch --tags.`);
}

/** Throws a Problem if a migration has run whose data the target release cannot use. */
async function requireUsableData(context: DeployContext, target: Target): Promise<void> {
  const known = await context.repository.filesAt(target.commit, 'ops/migrations');
  const states = await context.migrationStates();
  const blocking = states.find(
    ({ migration, state }) =>
      state !== null && !migration.isReversible && !known.includes(`${migration.id}.ts`),
  );
  if (!blocking) return;
  throw new Problem(
    `${target.release} cannot use the data any more: the migration ${blocking.migration.id} has ` +
      'run. Mend the current release, or restore a backup (docs/backups.md).',
  );
}

/** Copies the settings, which are not in git, to the sources of the target release. */
function copySettings(root: string, folder: string): void {
  for (const workspace of ['functions', 'web']) {
    for (const file of readdirSync(path.join(root, workspace))) {
      if (file.startsWith('.env') && file !== '.env.example') {
        cpSync(path.join(root, workspace, file), path.join(folder, workspace, file));
      }
    }
  }
}

interface Plan extends Target {
  project: string;
  siteUrl: string;
  before: Live;
  steps: readonly Step[];
}

async function deployFrom(
  context: DeployContext,
  held: HeldLock,
  folder: string,
  plan: Plan,
): Promise<number> {
  const { say, env } = context;
  const { project, release, commit, siteUrl, before, steps } = plan;
  say(`\n── install the packages of ${release}`);
  const { code } = await context.run('npm', ['ci'], { cwd: folder });
  if (isStopped(context)) throw new Problem('Interrupted. Nothing was deployed.');
  if (code !== 0) throw new Problem(`npm ci failed in ${release}. Nothing was deployed.`);
  await buildRelease(context, { project, root: folder, release, env });

  const outcomes = await runSteps(context, {
    ...{ project, root: folder, release, steps },
    needsNewIndexes: false,
  });
  if (outcomes.some(({ state }) => state !== 'done')) {
    say('');
    for (const line of stoppedRollbackLines({ project, release, before, outcomes })) say(line);
    return isStopped(context) ? EXIT.interrupted : EXIT.failed;
  }
  const brand = readBrandValue({ root: folder }, 'name');
  const entry = { release, commit, brand, root: folder };
  const isRecorded = await recordLive(context, held, before, entry);
  const siteProblems = await checkDeployedSite(context, {
    ...{ project, root: folder, siteUrl, release },
    env,
  });
  const services = { project, root: folder, isSiteRight: siteProblems === 0 };
  const problems = siteProblems + (await settleServices(context, services));
  say('\nWhat is live:');
  for (const line of liveLines({ project, release, before, outcomes })) say(line);
  if (!steps.includes('rules')) {
    say(`Indexes and rules are as before. They accept what the site of ${release} writes.`);
  }
  if (problems === 0) return isRecorded ? EXIT.done : EXIT.failed;
  say(`\n✖ ${release} is live, but ${problems} checks failed.`);
  return isStopped(context) ? EXIT.interrupted : EXIT.failed;
}

/**
 * Deploys an earlier release from a temporary checkout: first the site, then the functions, and the
 * rules only with `--rules`. Never removes indexes. Returns the exit code. Throws a Problem if
 * nothing was deployed.
 */
export async function rollback(context: DeployContext, options: RollbackOptions): Promise<number> {
  const { repository, say } = context;
  const { root } = repository;
  const { project } = options;
  requireWebProject(root, project);
  const siteUrl = requireSiteUrl({ root, project });
  const before = await readLive(context, { project, root, siteUrl });
  const target = await findTarget(repository, before, options.to);
  const { release, commit } = target;
  await requireUsableData(context, target);
  const steps: Step[] = ['hosting', 'functions', ...(options.rules ? ['rules' as const] : [])];
  say(`Roll ${project} (${siteUrl}) back to ${release}: ${steps.join(', ')}.`);
  say(
    `Live now: functions ${before.functions.join(' and ')}, site ${before.hosting ?? 'unknown'}.`,
  );
  if (!options.yes && !(await context.confirm(`Roll ${project} back to ${release}?`))) {
    throw new Problem('Nothing was deployed.');
  }
  const { takeOver } = options;
  const lock = { what: `rolling back to ${release}`, takeOver, shown: before };
  return withLock(context, lock, async (held) => {
    const parent = mkdtempSync(path.join(tmpdir(), `${ROLLBACK_FOLDER}${process.pid}-`));
    const folder = path.join(parent, 'release');
    try {
      await repository.addWorktree(folder, commit);
      copySettings(root, folder);
      const plan = { project, release, commit, siteUrl, before, steps };
      return await deployFrom(context, held, folder, plan);
    } finally {
      await repository.removeWorktree(folder);
      rmSync(parent, { recursive: true, force: true });
    }
  });
}
