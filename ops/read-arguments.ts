import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Problem } from '@doorstep/local/stack/problem.ts';

/** Reads a command line with Node's `parseArgs`. Throws a Problem for options that do not exist. */
export function readArguments<T extends ParseArgsConfig>(
  config: T,
): ReturnType<typeof parseArgs<T>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Problem(error instanceof Error ? error.message : String(error), { cause: error });
  }
}
