import * as z from 'zod/mini';

/**
 * `blocks/{blocker_uid}_{blocked_uid}`: the blocked one can neither write to the blocker nor send a
 * request. Written by the server only, read by the blocker only: the blocked one is not told.
 */
export const blockSchema = z.object({
  id: z.string(),
  blocker_uid: z.string(),
  blocked_uid: z.string(),
  created_at: z.date(),
});
export type Block = z.infer<typeof blockSchema>;

/** The id of the block; uids hold no `_`. */
export function blockId(blockerUid: string, blockedUid: string): string {
  return `${blockerUid}_${blockedUid}`;
}
