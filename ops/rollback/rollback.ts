import { cpSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { requireSiteUrl } from '../configuration/site-url.ts';
import { buildRelease } from '../deploy/build.ts';
import { checkDeployedSite } from '../deploy/check-site.ts';
import { EXIT, type DeployContext } from '../deploy/deploy.ts';
import type { Repository } from '../deploy/git.ts';
import { readLive, UNKNOWN, type Live } from '../deploy/live.ts';
import type { RollbackOptions } from '../deploy/options.ts';
import { liveLines, stoppedRollbackLines } from '../deploy/report.ts';
import { requireWebProject } from '../deploy/settings.ts';
import { runSteps, type Step } from '../deploy/steps.ts';
import { isStopped } from '../deploy/tools.ts';

/**
 * Returns the release to go back to: that of the site if a deploy stopped before the site, or else
 * the release before it. Throws a Problem if there is none.
 */
async function chooseTarget(repository: Repository, live: Live): Promise<string> {
  const { functions, hosting } = live;
  if (hosting === null || hosting === UNKNOWN) {
    throw new Problem('The site does not say its release. Name one with --to.');
  }
  const hasStopped = functions.some((release) => release !== hosting && release !== UNKNOWN);
  if (hasStopped) return hosting;
  if (!(await repository.hasCommit(hosting))) {
    throw new Problem(`Git does not know ${hosting}. Run git fetch --tags.`);
  }
  const earlier = await repository.tagBefore(hosting);
  if (earlier === null) throw new Problem(`There is no release before ${hosting}.`);
  return earlier;
}

/** Throws a Problem if a migration has run whose data the target release cannot use. */
async function requireUsableData(context: DeployContext, target: string): Promise<void> {
  const known = await context.repository.filesAt(target, 'ops/migrations');
  const states = await context.migrationStates();
  const blocking = states.find(
    ({ migration, state }) =>
      state !== null && !migration.isReversible && !known.includes(`${migration.id}.ts`),
  );
  if (!blocking) return;
  throw new Problem(
    `${target} cannot use the data any more: the migration ${blocking.migration.id} has run. ` +
      'Mend the current release, or restore a backup (docs/backups.md).',
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

interface Plan {
  project: string;
  release: string;
  siteUrl: string;
  before: Live;
  steps: readonly Step[];
}

async function deployFrom(context: DeployContext, folder: string, plan: Plan): Promise<number> {
  const { say, env } = context;
  const { project, release, siteUrl, before, steps } = plan;
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
  const problems = await checkDeployedSite(context, {
    ...{ project, root: folder, siteUrl, release },
    env,
  });
  say('\nWhat is live:');
  for (const line of liveLines({ project, release, before, outcomes })) say(line);
  if (!steps.includes('rules')) {
    say(`Indexes and rules are as before. They accept what the site of ${release} writes.`);
  }
  if (problems === 0) return EXIT.done;
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
  const release = options.to ?? (await chooseTarget(repository, before));
  if (!(await repository.hasCommit(release))) {
    throw new Problem(`Git does not know ${release}. Run git fetch --tags.`);
  }
  await requireUsableData(context, release);
  const steps: Step[] = ['hosting', 'functions', ...(options.rules ? ['rules' as const] : [])];
  say(`Roll ${project} (${siteUrl}) back to ${release}: ${steps.join(', ')}.`);
  say(
    `Live now: functions ${before.functions.join(' and ')}, site ${before.hosting ?? 'unknown'}.`,
  );
  if (!options.yes && !(await context.confirm(`Roll ${project} back to ${release}?`))) {
    throw new Problem('Nothing was deployed.');
  }
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'doorstep-rollback-')), 'release');
  try {
    await repository.addWorktree(folder, release);
    copySettings(root, folder);
    return await deployFrom(context, folder, { project, release, siteUrl, before, steps });
  } finally {
    await repository.removeWorktree(folder);
    rmSync(path.dirname(folder), { recursive: true, force: true });
  }
}
