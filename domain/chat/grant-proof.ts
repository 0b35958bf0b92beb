import * as z from 'zod/mini';

/**
 * How a guest has proven to be the client: by typing the request's email, which others know too, or
 * by the link of a mail to the client.
 */
export const grantProofSchema = z.enum(['address', 'link']);
export type GrantProof = z.infer<typeof grantProofSchema>;
