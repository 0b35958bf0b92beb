import { Problem } from '@doorstep/local/stack/problem.ts';
import { requireSiteUrl } from '../configuration/site-url.ts';
import type { MigrationStates } from '../migrations/state.ts';
import { buildRelease } from './build.ts';
import { checkDeployedSite } from './check-site.ts';
import type { Repository } from './git.ts';
import { requireInstalledPackages } from './installed-packages.ts';
import { readLive, type Live } from './live.ts';
import { afterDeployLines, pendingOf, requireMigrated } from './migrations.ts';
import type { DeployOptions } from './options.ts';
import { deployCommand, liveLines, rollbackCommand, stoppedLines } from './report.ts';
import { requireWebProject } from './settings.ts';
import { runSteps, STEPS } from './steps.ts';
import { isStopped, type Tools } from './tools.ts';

/** What a deploy needs besides its options. Tests replace it. */
export interface DeployContext extends Tools {
  repository: Repository;
  env: NodeJS.ProcessEnv;
  /** Checks the brand, the settings and the project: `requireConfiguration`. */
  requireConfiguration: () => Promise<string[]>;
  /** Reads the states of all migrations from the project's database. */
  migrationStates: () => Promise<MigrationStates>;
  confirm: (question: string) => Promise<boolean>;
}

/** Exit codes: nothing was deployed is a Problem, and 2. */
export const EXIT = { done: 0, failed: 1, interrupted: 130 } as const;

async function readRelease(repository: Repository, isUntaggedAllowed: boolean): Promise<string> {
  const changed = await repository.changedFiles();
  if (changed.length > 0) {
    throw new Problem(
      `There are changes without a commit (${changed[0]?.slice(3)}). Commit or stash them: a ` +
        'release must be in git, or nobody can go back to it.',
    );
  }
  const tag = await repository.currentTag();
  if (tag !== null) return tag;
  const name = await repository.describe();
  if (isUntaggedAllowed) return name;
  throw new Problem(
    `The commit ${name} is no release. Check out a tag, make one (docs/releases.md), or add ` +
      '--untagged.',
  );
}

async function checkTypes(tools: Tools, root: string): Promise<void> {
  tools.say('\n── check the types');
  const { code } = await tools.run('npm', ['run', '--silent', 'types'], { cwd: root });
  if (isStopped(tools)) throw new Problem('Interrupted. Nothing was deployed.');
  if (code !== 0) throw new Problem('The types do not fit. Nothing was deployed.');
}

const describe = ({ functions, hosting }: Live) =>
  `functions ${functions.join(' and ') || 'none'}, site ${hosting ?? 'unknown'}`;

/**
 * Checks, builds and deploys the current release, and looks at the site afterwards. Returns the
 * exit code. Throws a Problem if nothing was deployed.
 */
export async function deploy(context: DeployContext, options: DeployOptions): Promise<number> {
  const { repository, say } = context;
  const { root } = repository;
  const { project, from, untagged } = options;
  const release = await readRelease(repository, untagged);
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
  await checkTypes(context, root);
  await buildRelease(context, { project, root, release, env: context.env });

  const plan = { project, root, release, steps, needsNewIndexes: true };
  const outcomes = await runSteps(context, plan);
  if (outcomes.some(({ state }) => state !== 'done')) {
    say('');
    for (const line of stoppedLines({ project, release, before, outcomes, untagged })) say(line);
    return isStopped(context) ? EXIT.interrupted : EXIT.failed;
  }

  const problems = await checkDeployedSite(context, {
    ...{ project, root, siteUrl, release },
    env: context.env,
  });
  say('\nWhat is live:');
  for (const line of liveLines({ project, release, before, outcomes })) say(line);
  for (const line of afterDeployLines(project, pending)) say(line);
  if (problems === 0) return EXIT.done;
  const old = before.hosting === release ? await repository.tagBefore(release) : before.hosting;
  say(`\n✖ Everything is deployed, but ${problems} checks failed. Mend the cause and check again`);
  say(`  with ${deployCommand(project, 'hosting', untagged)}`);
  if (old !== null) say(`  or go back: ${rollbackCommand(project, old)}`);
  return isStopped(context) ? EXIT.interrupted : EXIT.failed;
}
