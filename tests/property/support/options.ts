import { z } from 'zod';

const LANES = 24;

const envSchema = z.object({
  HISTORIES: z.coerce.number().int().positive().default(500),
  HISTORIES_SEED: z.coerce.number().int().optional(),
  HISTORIES_PATH: z.string().optional(),
});

export interface Options {
  histories: number;
  seed: number;
  /** fast-check's way to one history of a seed; null: all of them. */
  path: string | null;
  /** So many histories are played side by side. */
  lanes: number;
}

/** What `npm run soak` was asked for; each run without a seed takes another one. */
export function readOptions(env: NodeJS.ProcessEnv): Options {
  const { HISTORIES, HISTORIES_SEED, HISTORIES_PATH } = envSchema.parse(env);
  const seed = HISTORIES_SEED ?? Date.now() % 2 ** 31;
  const path = HISTORIES_PATH ?? null;
  return path === null
    ? { histories: HISTORIES, seed, path, lanes: Math.min(LANES, HISTORIES) }
    : { histories: 1, seed, path, lanes: 1 };
}

/** How a history that failed is played again, alone. */
export function replayCommand(seed: number, path: string | null): string {
  return `Play it again: npm run soak -- --seed=${seed} --path=${path ?? '0'}`;
}
