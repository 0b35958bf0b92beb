import { Button, Flex, Text } from '@chakra-ui/react';
import { pictureIdOf } from '@doorstep/domain/pictures/picture';
import type { Gallery } from '@doorstep/domain/profiles/gallery';
import { NO_DETAILS } from '@doorstep/domain/profiles/shown-gallery';
import { isolate } from '@doorstep/domain/text';
import { useState } from 'react';
import { useOwnGallery } from '../../data/profiles/own-page-documents.ts';
import { GALLERY_MESSAGES } from './messages.ts';
import { PhotoDialog, type SavedPhoto } from './photo-dialog.tsx';

/** Returns what is stored about a photo in one line. */
function photoText({ id, details }: SavedPhoto, photos: readonly SavedPhoto[]): string | null {
  const after = photos.find((one) => one.details.before === id);
  if (after) return `The before picture of photo ${after.number}`;
  const before = photos.find((one) => one.id === details.before);
  const pair = before ? [`Before: photo ${before.number}`] : [];
  const tags = details.tags.length > 0 ? [details.tags.map(isolate).join(', ')] : [];
  return [isolate(details.caption ?? ''), ...tags, ...pair].filter(Boolean).join(' · ') || null;
}

function toPhotos(work_photos: readonly string[], { photos }: Gallery): SavedPhoto[] {
  return work_photos.flatMap((url, i) => {
    const id = pictureIdOf(url);
    return id === null ? [] : [{ id, url, number: i + 1, details: photos[id] ?? NO_DETAILS }];
  });
}

interface PhotoDetailsProps {
  uid: string;
  url: string;
}

/**
 * What is stored about a photo, with a button that edits it. A photo has details once its page is
 * saved, if the plan includes them. Without the plan, only what is stored is shown.
 */
export function PhotoDetails({ uid, url }: PhotoDetailsProps) {
  const own = useOwnGallery(uid);
  const [isOpen, setOpen] = useState(false);
  if (own.status !== 'ready' || own.page === null) return null;
  const photos = toPhotos(own.page.work_photos, own.gallery);
  const photo = photos.find((one) => one.url === url);
  if (!photo) {
    return own.isIncluded && <Text {...textStyle}>{GALLERY_MESSAGES.newPhoto}</Text>;
  }
  const befores = new Set(photos.map(({ details }) => details.before));
  const others = photos.filter(
    ({ id, details }) =>
      id !== photo.id &&
      details.before === null &&
      (!befores.has(id) || id === photo.details.before),
  );
  return (
    <Flex direction="column" align="center" gap="1">
      <Text {...textStyle}>{photoText(photo, photos)}</Text>
      {own.isIncluded && !befores.has(photo.id) && (
        <Button
          variant="outline"
          size="sm"
          minH="11"
          aria-label={`Details of photo ${photo.number}`}
          onClick={() => setOpen(true)}
        >
          Details
        </Button>
      )}
      <PhotoDialog photo={isOpen ? photo : null} others={others} onClose={() => setOpen(false)} />
    </Flex>
  );
}

const textStyle = {
  color: 'fg.muted',
  fontSize: 'sm',
  textAlign: 'center',
  overflowWrap: 'anywhere',
} as const;
