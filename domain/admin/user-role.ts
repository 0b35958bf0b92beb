import * as z from 'zod/mini';

/** `user_roles/{uid}`: written by the server only, readable by its owner. */
export const userRoleSchema = z.object({ user_id: z.string(), role: z.enum(['admin']) });
export type UserRole = z.infer<typeof userRoleSchema>;
