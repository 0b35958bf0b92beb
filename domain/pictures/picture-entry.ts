import * as z from 'zod/mini';

/**
 * `pictures/{id}`: an entry of the ledger of uploaded pictures, the server's alone. It comes before the
 * renditions of the picture and goes after them.
 */
export const pictureEntrySchema = z.object({
  id: z.string(),
  owner: z.string(),
  path: z.string(),
  bytes: z.number(),
  /** Whether its renditions are there. */
  ready: z.boolean(),
  /** How often the sweep has taken it up before it was ready. */
  tries: z.int(),
  uploaded_at: z.date(),
  /** When the sweep looks at it again. */
  check_at: z.date(),
});
export type PictureEntry = z.infer<typeof pictureEntrySchema>;
