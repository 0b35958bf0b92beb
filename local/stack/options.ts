import { parseArgs } from 'node:util';
import { Problem } from './problem.ts';

export interface Options {
  /** Names the folder `.local/<instance>`, which holds all files of a run. */
  instance: string;
  /** Vite serves the site, and the functions are rebuilt when a source changes. */
  dev: boolean;
  /** Deletes this instance's data first. */
  fresh: boolean;
  /** Saves no data of this run. */
  throwaway: boolean;
  /** Adds the demo market to an instance without data. */
  demo: boolean;
}

/** Reads the command line and the environment. Throws a Problem for an unknown option. */
export function parseOptions(args: string[], env: NodeJS.ProcessEnv): Options {
  const flags = readFlags(args);
  const instance = flags.instance ?? env['DOORSTEP_INSTANCE'] ?? 'start';
  if (!/^[a-z0-9][a-z0-9-]*$/.test(instance) || instance === 'tools') {
    throw new Problem(`'${instance}' is not a valid instance name: use a-z, 0-9 and dashes.`);
  }
  const throwaway = flags.throwaway ?? false;
  return {
    instance,
    dev: flags.dev ?? false,
    fresh: throwaway || (flags.fresh ?? false),
    throwaway,
    demo: env['DOORSTEP_DEMO'] !== '0',
  };
}

interface Flags {
  dev?: boolean;
  fresh?: boolean;
  throwaway?: boolean;
  instance?: string;
}

function readFlags(args: string[]): Flags {
  try {
    return parseArgs({
      args,
      options: {
        dev: { type: 'boolean' },
        fresh: { type: 'boolean' },
        throwaway: { type: 'boolean' },
        instance: { type: 'string' },
      },
    }).values;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Problem(
      `${reason}. The options are --fresh, --dev, --throwaway and --instance <name>.`,
    );
  }
}
