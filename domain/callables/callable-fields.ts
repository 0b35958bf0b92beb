import * as z from 'zod/mini';

// Fields that several callables have.

export const count = z.int().check(z.minimum(0));

/** A text that is not empty and has at most `max` characters. */
export const filled = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

/** The id of a document. */
export const id = filled(128);
