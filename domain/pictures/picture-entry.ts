import * as z from 'zod/mini';

/**
 * `pictures/{id}`: a record of an uploaded picture. Server only. It is created before the picture's
 * renditions and deleted after them.
 */
export const pictureEntrySchema = z.object({
  id: z.string(),
  owner: z.string(),
  path: z.string(),
  bytes: z.number(),
  /** Whether its renditions exist. */
  ready: z.boolean(),
  /** How often the sweep tried to create the renditions. */
  tries: z.int(),
  uploaded_at: z.date(),
  /** When the sweep checks the picture again. */
  check_at: z.date(),
});
export type PictureEntry = z.infer<typeof pictureEntrySchema>;
