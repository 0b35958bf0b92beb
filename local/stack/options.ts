import { parseArgs } from 'node:util';
import { Problem } from './problem.ts';

export interface Options {
  /** Names the folder `.local/<instance>`, which holds all files of a run. */
  instance: string;
  /** Vite serves the site, and the functions are rebuilt when a source changes. */
  dev: boolean;
  /** A debugger can attach to the functions. */
  inspect: boolean;
  /** Deletes this instance's data first. */
  fresh: boolean;
  /** Saves no data of this run. */
  throwaway: boolean;
  /** Adds the demo market to an instance without data. */
  demo: boolean;
}

const FLAGS = {
  dev: { type: 'boolean', default: false },
  inspect: { type: 'boolean', default: false },
  fresh: { type: 'boolean', default: false },
  throwaway: { type: 'boolean', default: false },
  instance: { type: 'string' },
} as const;

/** Reads the command line and the environment. Throws a Problem for an unknown option. */
export function parseOptions(args: string[], env: NodeJS.ProcessEnv): Options {
  const { dev, inspect, fresh, throwaway, ...flags } = readFlags(args);
  const instance = flags.instance ?? env['DOORSTEP_INSTANCE'] ?? 'start';
  if (!/^[a-z0-9][a-z0-9-]*$/.test(instance) || instance === 'tools') {
    throw new Problem(`'${instance}' is not a valid instance name: use a-z, 0-9 and dashes.`);
  }
  return {
    instance,
    dev,
    inspect,
    fresh: throwaway || fresh,
    throwaway,
    demo: env['DOORSTEP_DEMO'] !== '0',
  };
}

function readFlags(args: string[]) {
  try {
    return parseArgs({ args, options: FLAGS }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(
      `${reason}. The options are --fresh, --dev, --inspect, --throwaway and --instance <name>.`,
    );
  }
}
