import * as z from 'zod/mini';
import { LIMITS } from '../limits.ts';
import { nameSchema } from '../text-schemas.ts';
import { foldText } from '../text.ts';

const tag = nameSchema(LIMITS.tagLength);

/** The tags of a photo or a service. */
const tagsSchema = z.array(tag).check(z.maxLength(LIMITS.tags));

const photoDetailsSchema = z.object({
  caption: z.nullable(nameSchema(LIMITS.caption)),
  tags: tagsSchema,
  /** The id of the photo that shows the same place before the work. */
  before: z.nullable(z.string()),
});
export type PhotoDetails = z.infer<typeof photoDetailsSchema>;

/** Firestore refuses the names of fields that begin and end with two underscores. */
const serviceName = z.string().check(z.refine((name) => !/^__.*__$/.test(name)));

/**
 * `galleries/{uid}`: details of the work photos, by picture id, and the tags of services, by the
 * service's text. Entries of photos and services that the profile does not have are ignored
 * (`shownGallery`).
 */
export const gallerySchema = z.object({
  photos: z._default(z.record(z.string(), photoDetailsSchema), {}),
  service_tags: z._default(z.record(serviceName, tagsSchema), {}),
});
export type Gallery = z.infer<typeof gallerySchema>;

const isUnique = (tags: readonly string[]) => new Set(tags.map(foldText)).size === tags.length;

/**
 * Changes of a gallery. Refuses tags that search cannot tell apart, which a stored gallery may
 * have.
 */
export const galleryChangesSchema = gallerySchema.check(
  z.refine(({ photos, service_tags }) =>
    [...Object.values(photos).map(({ tags }) => tags), ...Object.values(service_tags)].every(
      isUnique,
    ),
  ),
);
