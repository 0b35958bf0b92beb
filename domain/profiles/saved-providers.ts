import * as z from 'zod/mini';
import { id } from '../callables/callable-fields.ts';
import { LIMITS } from '../limits.ts';

/** Uids of professionals, each once. */
export const savedIdsSchema = z.array(id).check(
  z.maxLength(LIMITS.savedProviders),
  z.refine((ids) => new Set(ids).size === ids.length),
);

/**
 * `saved_providers/{uid}`: the professionals that a person has saved, the last one saved last. Only
 * the server writes it, and only the person reads it.
 */
export const savedProvidersSchema = z.object({ provider_ids: savedIdsSchema });

/**
 * A professional learns how many people have saved them from this number on. Fewer people could be
 * guessed.
 */
export const LEAST_SAVED_BY = 5;
