import { parseArgs } from 'node:util';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { readOptions, type VerifyOptions } from '../data-check/options.ts';
import { readCommand, type SwitchCommand } from './set-switch.ts';

function parse(args: string[]) {
  try {
    return parseArgs({
      args,
      allowPositionals: true,
      options: { project: { type: 'string' }, instance: { type: 'string' } },
    });
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error));
  }
}

/** Reads the command line: a database, and then `<part> on|off`. Throws a Problem. */
export function readSwitchOptions(
  args: string[],
  env: NodeJS.ProcessEnv,
): { database: VerifyOptions; command: SwitchCommand } {
  const { values, positionals } = parse(args);
  const { project, instance } = values;
  const database = readOptions(
    [
      ...(project === undefined ? [] : ['--project', project]),
      ...(instance === undefined ? [] : ['--instance', instance]),
    ],
    env,
  );
  return { database, command: readCommand(positionals) };
}
