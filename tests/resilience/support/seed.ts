import { z } from 'zod';

const envSchema = z.object({ FAULT_SEED: z.coerce.number().int().optional() });

/** The seed of random faults. The title of a failed test names it; FAULT_SEED repeats it. */
export const SEED = envSchema.parse(process.env).FAULT_SEED ?? Date.now() % 2 ** 31;
