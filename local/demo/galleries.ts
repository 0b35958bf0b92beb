import { includes } from '@doorstep/domain/billing/entitlements';
import { pictureAt } from '@doorstep/domain/pictures/picture';
import { gallerySchema, type Gallery } from '@doorstep/domain/profiles/gallery';
import type { DemoProvider } from './content/demo-provider.ts';
import { PHOTO_DETAILS, SERVICE_TAGS } from './content/galleries.ts';

// Turns what the demo's professionals say about their photos and services into documents.

const MAX_PAIRS = 2;

/** Returns the pictures from before the work, at most two, of a plan that includes pairs. */
export const beforePhotos = ({ plan, photos }: Pick<DemoProvider, 'plan' | 'photos'>): string[] =>
  includes(plan, 'gallery')
    ? photos
        .filter((photo) => PHOTO_DETAILS[photo]?.hasBefore)
        .slice(0, MAX_PAIRS)
        .map((photo) => `${photo}-before`)
    : [];

/** Returns the gallery of a professional; null if the plan does not include it. */
export function toGallery(
  provider: DemoProvider,
  { photos }: { photos: readonly { file: string; path: string }[] },
): Gallery | null {
  if (!includes(provider.plan, 'gallery')) return null;
  const ids = new Map(
    photos.map(({ file, path }) => [file.split('/').at(-1) ?? '', pictureAt(path)?.id ?? '']),
  );
  const details = [...ids].flatMap(([name, id]) => {
    const { caption, tags } = PHOTO_DETAILS[name] ?? {};
    const before = ids.get(`${name}-before`) ?? null;
    return caption === undefined ? [] : [[id, { caption, tags, before }] as const];
  });
  const services = provider.services.flatMap((service) => {
    const tags = SERVICE_TAGS[service];
    return tags ? [[service, tags] as const] : [];
  });
  return gallerySchema.parse({
    photos: Object.fromEntries(details),
    service_tags: Object.fromEntries(services),
  });
}
