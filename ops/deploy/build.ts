import { Problem } from '@doorstep/local/stack/problem.ts';
import type { Tools } from './tools.ts';

interface Build {
  project: string;
  root: string;
  release: string;
  env: NodeJS.ProcessEnv;
}

/**
 * Builds the site and the functions once for all steps. Nothing is deployed yet. Throws a Problem
 * if a build fails.
 */
export async function buildRelease(
  { run, say, stop }: Pick<Tools, 'run' | 'say' | 'stop'>,
  { project, root, release, env }: Build,
): Promise<void> {
  // The functions contain the renderer of the site's build.
  for (const workspace of ['web', 'functions']) {
    say(`\n── build ${workspace} (${release})`);
    const { code } = await run('npm', ['run', 'build', '--workspace', workspace], {
      cwd: root,
      env: { ...env, GCLOUD_PROJECT: project, RELEASE: release },
    });
    if (stop.aborted) throw new Problem('Interrupted. Nothing was deployed.');
    if (code !== 0) throw new Problem(`The build of ${workspace} failed. Nothing was deployed.`);
  }
}
