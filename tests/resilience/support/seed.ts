import { z } from 'zod';

const envSchema = z.object({ FAULT_SEED: z.coerce.number().int().optional() });

/** What random faults follow from. The name of a test that failed says it: FAULT_SEED plays it again. */
export const SEED = envSchema.parse(process.env).FAULT_SEED ?? Date.now() % 2 ** 31;
