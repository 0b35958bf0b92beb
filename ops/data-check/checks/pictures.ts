import {
  isOfReview,
  isPrivate,
  picturesOf,
  pictureAt,
  pictureIdOf,
  renditionPath,
  RENDITIONS,
} from '@doorstep/domain/pictures/picture';
import { pictureEntrySchema, type PictureEntry } from '@doorstep/domain/pictures/picture-entry';
import { reviewPhotosSchema } from '@doorstep/domain/reviews/review-photo';
import { z } from 'zod';
import { DAY_MS, defineCheck, HOUR_MS, latest, problemUnless } from '../check.ts';
import type { StoredDocument } from '../documents.ts';
import type { LookupResults } from '../lookup-results.ts';
import { applicationsOfFile, evidenceProblems } from './badges.ts';

/** The sweep runs each hour and can be late. */
const SWEPT_AFTER_MS = 3 * HOUR_MS;
/** The sweep checks a picture that no profile shows within this time. */
const UNSAVED_MS = DAY_MS + HOUR_MS;

const ownerPath = (picture: PictureEntry) =>
  `${isOfReview(picture) ? 'reviews' : 'provider_profiles'}/${picture.owner}`;

const withoutExtension = (path: string) => path.slice(0, path.lastIndexOf('.') + 1);

const shownSchema = z.object({
  avatar_url: z.string().nullable(),
  cover_url: z.string().nullable(),
  work_photos: z.array(z.string()),
});

/** Checks whether the review that a public copy was made for shows it. */
function isInReview({ id }: PictureEntry, review: StoredDocument | null): boolean {
  const photos = reviewPhotosSchema.safeParse(review?.fields['photos']).data ?? [];
  return photos.some(({ url }) => pictureIdOf(url) === id);
}

/** Checks whether its owner, a profile or a review, shows a picture. */
function isShown(picture: PictureEntry, stored: StoredDocument | null): boolean {
  if (isOfReview(picture)) return isInReview(picture, stored);
  const { owner, path } = picture;
  const shown = shownSchema.safeParse(stored?.fields);
  return shown.success && picturesOf(shown.data, owner).some((picture) => picture.path === path);
}

/** Checks that the original and, if the entry is ready, the renditions exist. */
function hasFiles(entry: PictureEntry, results: LookupResults) {
  const files = results.filesAt(withoutExtension(entry.path));
  const original = files.find(({ path }) => path === entry.path);
  const wanted = entry.ready ? RENDITIONS.map((size) => renditionPath(entry, size)) : [];
  const missing = wanted.filter((wish) => !files.some(({ path }) => path === wish));
  return [
    ...problemUnless(original !== undefined, 'path: the file is missing'),
    ...problemUnless(
      !original || original.bytes === entry.bytes,
      'bytes: does not match the size of the file',
    ),
    ...problemUnless(missing.length === 0, 'ready: a rendition is missing'),
  ];
}

export const pictures = defineCheck({
  collection: 'pictures',
  schema: pictureEntrySchema,
  lookups: ({ value }) => ({
    documents: [ownerPath(value)],
    files: [withoutExtension(value.path)],
  }),
  validate: ({ stored, value }, results, { now }) => {
    const picture = pictureAt(value.path);
    const owner = results.document(ownerPath(value));
    const nextLook = value.check_at.getTime() - now.getTime();
    return [
      ...problemUnless(
        picture?.id === value.id && picture.owner === value.owner,
        'path, owner: do not match the document id',
      ),
      ...problemUnless(nextLook > -SWEPT_AFTER_MS, 'check_at: the sweep is overdue'),
      // A picture that no profile shows is kept for a day. Only shown pictures have a later check.
      // The check does not search for the message or request of a private photo.
      ...problemUnless(
        nextLook < UNSAVED_MS || isPrivate(value) || isShown(value, owner),
        'check_at: too late for a picture that no profile or review shows',
        latest(stored.updated_at, owner?.updated_at),
      ),
      ...hasFiles(value, results),
    ];
  },
});

/** How long the upload trigger may take, with retries, until a file is in the ledger. */
const NOTED_AFTER_MS = 15 * 60_000;
const RENDITION = new RegExp(`[.](${RENDITIONS.join('|')})[.]webp$`);

/** Returns the ledger id of a picture or rendition, or null for any other file. */
function ledgerIdOf(path: string): string | null {
  return pictureAt(path.replace(RENDITION, '.webp'))?.id ?? null;
}

/** Checks the files of the bucket like documents. */
export const files = defineCheck({
  collection: 'files of the bucket',
  schema: z.object({ bytes: z.number() }),
  lookups: ({ stored }) => {
    const entry = ledgerIdOf(stored.path);
    return { documents: entry === null ? applicationsOfFile(stored.path) : [`pictures/${entry}`] };
  },
  validate: ({ stored }, results, context) => {
    const applications = applicationsOfFile(stored.path);
    if (applications.length > 0) return evidenceProblems(stored, applications, results, context);
    const id = ledgerIdOf(stored.path);
    if (id === null) return problemUnless(false, 'neither a picture nor a rendition');
    const entry = results.document(`pictures/${id}`);
    const isNew = context.now.getTime() - stored.created_at.getTime() < NOTED_AFTER_MS;
    if (!entry) return problemUnless(isNew, 'has no entry in the ledger');
    return problemUnless(
      RENDITION.test(stored.path) || entry.fields['path'] === stored.path,
      'its entry in the ledger names another file',
      stored.created_at,
    );
  },
});
