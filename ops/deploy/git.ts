import { Problem } from '@doorstep/local/stack/problem.ts';
import type { RunCommand } from './run-command.ts';

/** Releases are tags like v1.2.3. */
const TAGS = 'v[0-9]*';

/** Reads the releases of a repository with git. */
export function openRepository(run: RunCommand, root: string) {
  async function git(...args: string[]): Promise<string | null> {
    const { code, stdout } = await run('git', args, { cwd: root, isQuiet: true });
    return code === 0 ? stdout.trim() : null;
  }

  return {
    root,

    /** Returns the changed and new files, which no commit has. */
    async changedFiles(): Promise<string[]> {
      const status = await git('status', '--porcelain');
      if (status === null) throw new Problem('This folder is no git repository.');
      return status.split('\n').filter((line) => line !== '');
    },

    /** Returns the release of the current commit: its tag, or null. */
    async currentTag(): Promise<string | null> {
      return git('describe', '--tags', '--exact-match', '--match', TAGS);
    },

    /** Returns a name of the current commit: the newest tag before it, and its hash. */
    async describe(): Promise<string> {
      const name = await git('describe', '--tags', '--always', '--match', TAGS);
      if (name === null) throw new Problem('This repository has no commit.');
      return name;
    },

    /** Returns the newest release before another one, or null. */
    async tagBefore(release: string): Promise<string | null> {
      return git('describe', '--tags', '--abbrev=0', '--match', TAGS, `${release}^`);
    },

    async hasCommit(release: string): Promise<boolean> {
      return (await git('rev-parse', '--verify', '--quiet', `${release}^{commit}`)) !== null;
    },

    /** Returns the files of a folder in another release. */
    async filesAt(release: string, folder: string): Promise<string[]> {
      const list = await git('ls-tree', '--name-only', `${release}:${folder}`);
      return list === null ? [] : list.split('\n');
    },

    /** Checks out a release into a new folder. Throws a Problem if git refuses. */
    async addWorktree(folder: string, release: string): Promise<void> {
      const args = ['worktree', 'add', '--detach', folder, release];
      const { code, output } = await run('git', args, { cwd: root, isQuiet: true });
      if (code !== 0) throw new Problem(`git cannot check out ${release}.\n${output.trim()}`);
    },

    async removeWorktree(folder: string): Promise<void> {
      await git('worktree', 'remove', '--force', folder);
    },
  };
}

export type Repository = ReturnType<typeof openRepository>;
