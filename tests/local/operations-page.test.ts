import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { expect, it } from 'vitest';

/** The Firebase commands of docs/operations.md can be given as they stand, in a clone. */

const page = readFileSync(path.join(ROOT, 'docs/operations.md'), 'utf8');
const commands = [...page.matchAll(/(?:npx )?firebase ([a-z][a-z:]*)[^\n`]*/g)].map(
  ([command, name = '']) => ({ command, name }),
);
const commandsWhere = (isWrong: (given: { command: string; name: string }) => boolean) =>
  commands.filter(isWrong).map(({ command }) => command);

it('the commands are those of a deploy', () => {
  expect(commands.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['login', 'functions:secrets:set', 'deploy']),
  );
});

it('the commands go to the Firebase CLI of the packages, which knows them', () => {
  const isKnown = (name: string) =>
    existsSync(
      path.join(
        ROOT,
        'node_modules/firebase-tools/lib/commands',
        `${name.replaceAll(':', '-')}.js`,
      ),
    );
  expect(commandsWhere(({ command }) => !command.startsWith('npx '))).toEqual([]);
  expect(commandsWhere(({ name }) => !isKnown(name))).toEqual([]);
});

it('the commands name the project', () => {
  const forgets = ({ command, name }: { command: string; name: string }) =>
    name !== 'login' && !command.includes('--project "$PROJECT"');
  expect(commandsWhere(forgets)).toEqual([]);
});
