import { rmSync } from 'node:fs';
import path from 'node:path';
import { Problem } from '@doorstep/local/stack/problem.ts';
import type { RunCommand } from './run-command.ts';

/** Releases are tags like v1.2.3. */
const TAGS = 'v[0-9]*';

/** The folder of a rollback's checkout names its process. */
export const ROLLBACK_FOLDER = 'doorstep-rollback-';

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: the process belongs to somebody else.
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/** Returns the paths of `git status --porcelain -z`, where a rename has a second one. */
function changedPaths(status: string): string[] {
  const paths: string[] = [];
  const entries = status.split('\0');
  for (let i = 0; i < entries.length; i++) {
    const entry = entries[i] ?? '';
    if (entry === '') continue;
    paths.push(entry.slice(3));
    if (/^.?[RC]/.test(entry.slice(0, 2))) i++;
  }
  return paths;
}

/** Reads the releases of a repository with git. */
export function openRepository(run: RunCommand, root: string) {
  async function output(...args: string[]): Promise<string | null> {
    const { code, stdout } = await run('git', args, { cwd: root, isQuiet: true });
    return code === 0 ? stdout : null;
  }
  /** Returns what git prints as one line, or null if it fails or prints nothing. */
  async function line(...args: string[]): Promise<string | null> {
    return (await output(...args))?.trim() || null;
  }

  return {
    root,

    /** Returns the changed and new files, which no commit has. */
    async changedFiles(): Promise<string[]> {
      const status = await output('status', '--porcelain', '-z');
      if (status === null) throw new Problem("This folder isn't a git repository.");
      return changedPaths(status);
    },

    /** Returns the release of the current commit: its tag, or null. */
    async currentTag(): Promise<string | null> {
      return line('describe', '--tags', '--exact-match', '--match', TAGS);
    },

    /** Returns the short hash of the current commit. */
    async shortHash(): Promise<string> {
      return (await line('rev-parse', '--short', 'HEAD')) ?? 'HEAD';
    },

    /** Returns the hash of a commit, which can be named by a tag; null if git does not know it. */
    async commitOf(name: string): Promise<string | null> {
      return line('rev-parse', '--verify', '--quiet', `${name}^{commit}`);
    },

    /** Returns the files of a folder in another commit. */
    async filesAt(commit: string, folder: string): Promise<string[]> {
      const list = await output('ls-tree', '--name-only', '-z', `${commit}:${folder}`);
      return (list ?? '').split('\0').filter((file) => file !== '');
    },

    /** Checks out a commit into a new folder. Throws a Problem if git refuses. */
    async addWorktree(folder: string, commit: string): Promise<void> {
      const args = ['worktree', 'add', '--detach', folder, commit];
      const { code, output: text } = await run('git', args, { cwd: root, isQuiet: true });
      if (code !== 0) throw new Problem(`git cannot check out ${commit}.\n${text.trim()}`);
    },

    async removeWorktree(folder: string): Promise<void> {
      await output('worktree', 'remove', '--force', folder);
    },

    /** Removes the checkouts of rollbacks that were killed. */
    async removeLeftWorktrees(): Promise<void> {
      const list = (await output('worktree', 'list', '--porcelain')) ?? '';
      for (const entry of list.split('\n')) {
        const folder = entry.startsWith('worktree ') ? entry.slice('worktree '.length) : '';
        const parent = path.dirname(folder);
        const [, pid] = new RegExp(`^${ROLLBACK_FOLDER}(\\d+)-`).exec(path.basename(parent)) ?? [];
        if (pid === undefined || isRunning(Number(pid))) continue;
        await output('worktree', 'remove', '--force', folder);
        rmSync(parent, { recursive: true, force: true, maxRetries: 3 });
      }
      await output('worktree', 'prune');
    },
  };
}

export type Repository = ReturnType<typeof openRepository>;
