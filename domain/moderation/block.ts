import * as z from 'zod/mini';

/**
 * `blocks/{blocker_uid}_{blocked_uid}`: the blocked person can neither write to the blocker nor
 * send them a request. Written by the server and readable by the blocker only, so the blocked
 * person does not know.
 */
export const blockSchema = z.object({
  id: z.string(),
  blocker_uid: z.string(),
  blocked_uid: z.string(),
  created_at: z.date(),
});
export type Block = z.infer<typeof blockSchema>;

/** Returns the id of a block. Uids contain no `_`. */
export function blockId(blockerUid: string, blockedUid: string): string {
  return `${blockerUid}_${blockedUid}`;
}
