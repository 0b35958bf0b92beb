import { Problem } from '@doorstep/local/stack/problem.ts';
import { readBrandValue } from '../configuration/brand-file.ts';
import { webEnvPath } from '../configuration/context.ts';
import { readEnvFile } from '../configuration/env-file.ts';
import type { Google } from '../configuration/google/google.ts';
import { hashSettings, withLive, type LiveEntry } from '../configuration/site/live-release.ts';
import { requireSiteUrl } from '../configuration/site/site-url.ts';
import type { MigrationStates } from '../migrations/state.ts';
import { buildRelease } from './build.ts';
import { checkDeployedSite } from './live/check-site.ts';
import type { Repository } from './git.ts';
import { requireInstalledPackages } from './installed-packages.ts';
import { entryBefore, liveEntry, readLive, type Live } from './live/live.ts';
import { afterDeployLines, pendingOf, requireMigrated } from './migrations.ts';
import type { DeployOptions } from './options.ts';
import type { HeldLock, ProjectRecord } from './live/project-record.ts';
import { deployCommand, liveLines, rollbackCommand, stoppedLines } from './report.ts';
import { requireWebProject } from './settings.ts';
import { settleServices } from './live/settle-services.ts';
import { runSteps, STEPS } from './steps.ts';
import { isStopped, type Tools } from './tools.ts';

/** What a deploy needs besides its options. Tests replace it. */
export interface DeployContext extends Tools {
  repository: Repository;
  /** What the project says about its deploys. */
  record: ProjectRecord;
  env: NodeJS.ProcessEnv;
  google: Google;
  /** Checks the brand, the settings and the project: `requireConfiguration`. */
  requireConfiguration: () => Promise<string[]>;
  /** Reads the states of all migrations from the project's database. */
  migrationStates: () => Promise<MigrationStates>;
  confirm: (question: string) => Promise<boolean>;
}

/** Exit codes: nothing was deployed is a Problem, and 2. */
export const EXIT = { done: 0, failed: 1, interrupted: 130 } as const;

interface Release {
  release: string;
  commit: string;
}

async function readRelease(repository: Repository, isUntaggedAllowed: boolean): Promise<Release> {
  const changed = await repository.changedFiles();
  if (changed.length > 0) {
    throw new Problem(
      `There are changes without a commit (${changed[0]}). Commit or stash them: a ` +
        'release must be in git, so that it can be rolled back to.',
    );
  }
  const commit = await repository.commitOf('HEAD');
  if (commit === null) throw new Problem('This repository has no commit.');
  const tag = await repository.currentTag();
  if (tag !== null) return { release: tag, commit };
  // The name of an earlier tag would be that of another origin after a merge.
  const release = await repository.shortHash();
  if (isUntaggedAllowed) return { release, commit };
  throw new Problem(
    `The commit ${release} isn't a release. Check out a tag, make one (docs/releases.md), or add ` +
      '--untagged.',
  );
}

async function checkTypes(tools: Tools, root: string): Promise<void> {
  tools.say('\n── check the types');
  const { code } = await tools.run('npm', ['run', '--silent', 'types'], { cwd: root });
  if (isStopped(tools)) throw new Problem('Interrupted. Nothing was deployed.');
  if (code !== 0) throw new Problem('Type checking failed. Nothing was deployed.');
}

const describe = ({ recorded, functions, hosting }: Live) =>
  (recorded ? `${recorded.release} of ${recorded.brand}: ` : '') +
  `functions ${functions.join(' and ') || 'none'}, site ${hosting ?? 'unknown'}`;

/**
 * Runs a deploy or a rollback while no other one can run. Throws a Problem if another one has the
 * lock, or was the last since `shown` was read.
 */
export async function withLock(
  { record, repository, now, say }: DeployContext,
  { what, takeOver, shown }: { what: string; takeOver: boolean; shown: Live },
  run: (held: HeldLock) => Promise<number>,
): Promise<number> {
  const held = await record.lock({ what, takeOver, now: now() });
  try {
    const recorded = await record.readLive();
    if (recorded?.deployed_at.getTime() !== shown.recorded?.deployed_at.getTime()) {
      throw new Problem(`${recorded?.release} went live meanwhile. Nothing was deployed.`);
    }
    await repository.removeLeftWorktrees();
    return await run(held);
  } finally {
    await held.unlock().catch(() => {
      say('✖ The lock of this deploy could not be removed: the next one needs --take-over.');
    });
  }
}

/**
 * Records in the project what went live. Returns false, and says so, if that failed: the release is
 * live, and the operator must hear about it.
 */
export async function recordLive(
  { now, say }: DeployContext,
  held: HeldLock,
  before: Live,
  live: Omit<LiveEntry, 'deployed_at'> & { root: string },
): Promise<boolean> {
  const { root, ...entry } = live;
  const web_settings = hashSettings(readEnvFile(webEnvPath({ root })).values);
  try {
    const next = { ...entry, web_settings, deployed_at: now() };
    await held.writeLive(withLive(before.recorded, next));
    return true;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    say(`✖ The project could not record that ${live.release} is live: ${reason}`);
    return false;
  }
}

/**
 * Checks, builds and deploys the current release, and looks at the site afterwards. Returns the
 * exit code. Throws a Problem if nothing was deployed.
 */
export async function deploy(context: DeployContext, options: DeployOptions): Promise<number> {
  const { repository, say } = context;
  const { root } = repository;
  const { project, from, untagged, takeOver } = options;
  const { release, commit } = await readRelease(repository, untagged);
  requireInstalledPackages(root);
  requireWebProject(root, project);
  for (const line of await context.requireConfiguration()) say(line);
  const siteUrl = requireSiteUrl({ root, project });
  const before = await readLive(context, { project, root, siteUrl });
  const pending = pendingOf(await context.migrationStates());
  requireMigrated(project, pending);

  const steps = STEPS.slice(STEPS.indexOf(from));
  say(`Deploy ${release} to ${project} (${siteUrl}): ${steps.join(', ')}.`);
  say(`Live now: ${describe(before)}.`);
  for (const line of afterDeployLines(project, pending)) say(line.replace('now', 'afterwards'));
  if (!options.yes && !(await context.confirm(`Deploy ${release} to ${project}?`))) {
    throw new Problem('Nothing was deployed.');
  }
  const lock = { what: `deploying ${release}`, takeOver, shown: before };
  return withLock(context, lock, async (held) => {
    await checkTypes(context, root);
    await buildRelease(context, { project, root, release, env: context.env });

    const plan = { project, root, release, steps, needsNewIndexes: true };
    const outcomes = await runSteps(context, plan);
    if (outcomes.some(({ state }) => state !== 'done')) {
      say('');
      for (const line of stoppedLines({ project, release, before, outcomes, untagged })) say(line);
      return isStopped(context) ? EXIT.interrupted : EXIT.failed;
    }
    const brand = readBrandValue({ root }, 'name');
    const entry = { release, commit, brand, root };
    const isRecorded = await recordLive(context, held, before, entry);
    const deployed = { project, root, siteUrl, release, env: context.env };
    const siteProblems = await checkDeployedSite(context, deployed);
    const services = { project, root, isSiteRight: siteProblems === 0 };
    const problems = siteProblems + (await settleServices(context, services));
    say('\nWhat is live:');
    for (const line of liveLines({ project, release, before, outcomes })) say(line);
    for (const line of afterDeployLines(project, pending)) say(line);
    if (problems === 0) return isRecorded ? EXIT.done : EXIT.failed;
    const seen = liveEntry(before);
    const old = seen?.release === release ? entryBefore(before, seen) : seen;
    const count = `${problems} checks failed`;
    say(`\n✖ Everything is deployed, but ${count}. Fix the cause and check again`);
    say(`  with ${deployCommand(project, 'hosting', untagged)}`);
    if (old !== null) say(`  or go back: ${rollbackCommand(project, old.release)}`);
    return isStopped(context) ? EXIT.interrupted : EXIT.failed;
  });
}
