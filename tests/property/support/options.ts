import { z } from 'zod';

/** The number of histories that run in parallel. */
const LANES = 8;

const envSchema = z.object({
  HISTORIES: z.coerce.number().int().positive().default(30),
  HISTORIES_SEED: z.coerce.number().int().optional(),
  HISTORIES_PATH: z.string().optional(),
});

export interface Options {
  histories: number;
  seed: number;
  /** fast-check's path to one history of a seed, or null for all of them. */
  path: string | null;
  /** The number of histories that run in parallel. */
  lanes: number;
}

/** Reads the options of `npm run soak`. The default seed is the current time. */
export function readOptions(env: NodeJS.ProcessEnv): Options {
  const { HISTORIES, HISTORIES_SEED, HISTORIES_PATH } = envSchema.parse(env);
  const seed = HISTORIES_SEED ?? Date.now() % 2 ** 31;
  const path = HISTORIES_PATH ?? null;
  return path === null
    ? { histories: HISTORIES, seed, path, lanes: Math.min(LANES, HISTORIES) }
    : { histories: 1, seed, path, lanes: 1 };
}

/** Returns the command that repeats one failed history. */
export function replayCommand(seed: number, path: string | null): string {
  return `Repeat it: npm run soak -- --seed=${seed} --path=${path ?? '0'}`;
}
