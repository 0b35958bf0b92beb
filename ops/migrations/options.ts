import { Problem } from '@doorstep/local/stack/problem.ts';
import { readOptions, type VerifyOptions } from '../data-check/options.ts';
import { readArguments } from '../read-arguments.ts';
import type { Migration } from './migration.ts';

export interface MigrateOptions {
  database: VerifyOptions;
  isList: boolean;
  isDryRun: boolean;
  /** Starts without a question. */
  isConfirmed: boolean;
  /** The migrations to run, in their order. */
  migrations: readonly Migration[];
}

/** Reads the command line. Throws a Problem for invalid options and unknown migrations. */
export function readMigrateOptions(
  args: string[],
  env: NodeJS.ProcessEnv,
  known: readonly Migration[],
): MigrateOptions {
  const { values, positionals } = readArguments({
    args,
    allowPositionals: true,
    options: {
      project: { type: 'string' },
      instance: { type: 'string' },
      list: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
    },
  });
  const unknown = positionals.find((name) => known.every(({ id }) => id !== name));
  if (unknown !== undefined) {
    throw new Problem(`There is no migration ${unknown}. See npm run migrate -- --list.`);
  }
  const { project, instance } = values;
  const database = readOptions(
    [
      ...(project === undefined ? [] : ['--project', project]),
      ...(instance === undefined ? [] : ['--instance', instance]),
    ],
    env,
  );
  return {
    database,
    isList: values.list,
    isDryRun: values['dry-run'],
    isConfirmed: values.yes,
    migrations: known.filter(({ id }) => positionals.length === 0 || positionals.includes(id)),
  };
}
