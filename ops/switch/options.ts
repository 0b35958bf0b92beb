import { readOptions, type VerifyOptions } from '../data-check/options.ts';
import { readArguments } from '../read-arguments.ts';
import { readCommand, type SwitchCommand } from './set-switch.ts';

/** Reads the command line: a database, and then `<part> on|off`. Throws a Problem. */
export function readSwitchOptions(
  args: string[],
  env: NodeJS.ProcessEnv,
): { database: VerifyOptions; command: SwitchCommand } {
  const { values, positionals } = readArguments({
    args,
    allowPositionals: true,
    options: { project: { type: 'string' }, instance: { type: 'string' } },
  });
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
