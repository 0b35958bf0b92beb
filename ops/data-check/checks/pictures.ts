import {
  picturesOf,
  pictureAt,
  renditionPath,
  RENDITIONS,
} from '@doorstep/domain/pictures/picture';
import { pictureEntrySchema, type PictureEntry } from '@doorstep/domain/pictures/picture-entry';
import { z } from 'zod';
import { DAY_MS, defineCheck, HOUR_MS, latest, unless } from '../check.ts';
import type { StoredDocument } from '../documents.ts';
import type { Found } from '../found.ts';

/** The sweep runs each hour and may have much to do. */
const SWEPT_AFTER_MS = 3 * HOUR_MS;
/** A picture that no profile shows yet is looked at again within so much time of its upload. */
const UNSAVED_MS = DAY_MS + HOUR_MS;

const withoutExtension = (path: string) => path.slice(0, path.lastIndexOf('.') + 1);

const shownSchema = z.object({
  avatar_url: z.string().nullable(),
  cover_url: z.string().nullable(),
  work_photos: z.array(z.string()),
});

function isShown({ owner, path }: PictureEntry, profile: StoredDocument | null): boolean {
  const shown = shownSchema.safeParse(profile?.fields);
  return shown.success && picturesOf(shown.data, owner).some((picture) => picture.path === path);
}

/** The original, and once it is ready its renditions. */
function hasFiles(entry: PictureEntry, found: Found) {
  const files = found.filesAt(withoutExtension(entry.path));
  const original = files.find(({ path }) => path === entry.path);
  const wanted = entry.ready ? RENDITIONS.map((size) => renditionPath(entry, size)) : [];
  const missing = wanted.filter((wish) => !files.some(({ path }) => path === wish));
  return [
    ...unless(original !== undefined, 'path: there is no such file'),
    ...unless(!original || original.bytes === entry.bytes, 'bytes: the file has another size'),
    ...unless(missing.length === 0, 'ready: a rendition is missing'),
  ];
}

export const pictures = defineCheck({
  collection: 'pictures',
  schema: pictureEntrySchema,
  needs: ({ value }) => ({
    documents: [`provider_profiles/${value.owner}`],
    files: [withoutExtension(value.path)],
  }),
  judge: ({ stored, value }, found, { now }) => {
    const picture = pictureAt(value.path);
    const profile = found.document(`provider_profiles/${value.owner}`);
    const nextLook = value.check_at.getTime() - now.getTime();
    return [
      ...unless(
        picture?.id === value.id && picture.owner === value.owner,
        'path, owner: do not make its id',
      ),
      ...unless(nextLook > -SWEPT_AFTER_MS, 'check_at: the sweep has left it'),
      // What no profile shows, any more or yet, is kept for a day; only what one shows is left for longer.
      ...unless(
        nextLook < UNSAVED_MS || isShown(value, profile),
        'no profile shows it, and the sweep will not look for long',
        latest(stored.updated_at, profile?.updated_at),
      ),
      ...hasFiles(value, found),
    ];
  },
});

/** How long the function on uploads may take, tried again too, before a file is in the ledger. */
const NOTED_AFTER_MS = 15 * 60_000;
const RENDITION = new RegExp(`[.](${RENDITIONS.join('|')})[.]webp$`);

/** The id in the ledger of a picture or of one of its renditions; null for what is neither. */
function entryOf(path: string): string | null {
  return pictureAt(path.replace(RENDITION, '.webp'))?.id ?? null;
}

/** The files of the bucket, judged like documents. */
export const files = defineCheck({
  collection: 'files of the bucket',
  schema: z.object({ bytes: z.number() }),
  needs: ({ stored }) => {
    const entry = entryOf(stored.path);
    return { documents: entry === null ? [] : [`pictures/${entry}`] };
  },
  judge: ({ stored }, found, { now }) => {
    const id = entryOf(stored.path);
    if (id === null) return unless(false, 'is neither a picture nor a rendition');
    const entry = found.document(`pictures/${id}`);
    const isNew = now.getTime() - stored.created_at.getTime() < NOTED_AFTER_MS;
    if (!entry) return unless(isNew, 'is not in the ledger');
    return unless(
      RENDITION.test(stored.path) || entry.fields['path'] === stored.path,
      'the ledger names another file of that name',
      stored.created_at,
    );
  },
});
