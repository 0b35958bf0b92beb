import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@doorstep/local/stack/paths.ts';

/** The folders of `web/features` whose tests are named after something else. */
const WORDS: Record<string, string> = { 'provider-page': 'page', 'profile-editor': 'profile' };

/** Checks whether a folder is a topic: all topics use what is in only one of both parts. */
const isTopic = (folder: string) =>
  ['domain', 'functions'].every((part) => existsSync(path.join(ROOT, part, folder)));

/** Texts that no test of a topic reads. */
const isDocument = (file: string) => file.endsWith('.md') || file.startsWith('docs/');

/**
 * Returns a word of the paths of the tests that a changed file concerns: its topic without a plural
 * s, or the path of a changed test. Returns null for a file that belongs to no topic.
 */
function wordOf(file: string): string | null {
  const test = /^tests\/(?!unit\/)[^/]+\/(.+)\.(?:test|spec)\.ts$/.exec(file)?.[1];
  if (test !== undefined) return test;
  const [, part, topic] = /^(domain|functions|web\/features)\/([^/]+)\//.exec(file) ?? [];
  if (topic === undefined || (part !== 'web/features' && !isTopic(topic))) return null;
  return WORDS[topic] ?? topic.replace(/s$/, '');
}

/**
 * Returns words of which a test's path must contain one to concern the changed files; null if a
 * change may concern all tests.
 */
export function wordsOf(files: readonly string[]): string[] | null {
  const words = files.filter((file) => !isDocument(file)).map(wordOf);
  if (words.includes(null)) return null;
  return [...new Set(words.filter((word) => word !== null))];
}

const git = (...args: string[]) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n').filter(Boolean);

/** Returns the files that this branch and the working folder change, compared with `main`. */
export function changedFiles(): string[] {
  const known = git('branch', '--all', '--format=%(refname:short)');
  const main = known.includes('origin/main') ? 'origin/main' : 'main';
  const [base = 'HEAD'] = git('merge-base', 'HEAD', main);
  return [
    ...git('diff', '--name-only', base),
    ...git('ls-files', '--others', '--exclude-standard'),
  ];
}
