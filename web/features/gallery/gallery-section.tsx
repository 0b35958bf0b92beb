import { Box, Button, Flex, Image, Stack, Text } from '@chakra-ui/react';
import { pictureIdOf, rendition } from '@doorstep/domain/pictures/picture';
import type { Gallery } from '@doorstep/domain/profiles/gallery';
import { NO_DETAILS, tagsOfService } from '@doorstep/domain/profiles/shown-gallery';
import { isolate } from '@doorstep/domain/text';
import { useState, type ReactNode } from 'react';
import { useOwnGallery } from '../../data/profiles/own-page-documents.ts';
import { PlanPrompt } from '../../ui/feedback/plan-prompt.tsx';
import { LoadedSection } from '../../ui/layout/loaded-section.tsx';
import { GALLERY_MESSAGES } from './messages.ts';
import { PhotoDialog, type SavedPhoto } from './photo-dialog.tsx';
import { ServiceDialog } from './service-dialog.tsx';

interface RowProps {
  picture?: ReactNode;
  title: string;
  text: string;
  /** The button; null while the plan does not include the gallery. */
  action: { label: string; name: string; onPress: () => void } | null;
}

function Row({ picture, title, text, action }: RowProps) {
  return (
    <Flex as="li" gap="4" align="center">
      {picture}
      <Box flex="1" minW="0" overflowWrap="anywhere">
        <Text fontWeight="500">{title}</Text>
        <Text color="fg.muted" fontSize="sm">
          {text}
        </Text>
      </Box>
      {action && (
        <Button variant="outline" aria-label={action.name} onClick={action.onPress}>
          {action.label}
        </Button>
      )}
    </Flex>
  );
}

/** Returns what is stored about a photo in one line. */
function photoText({ id, details }: SavedPhoto, photos: readonly SavedPhoto[]): string {
  const after = photos.find((one) => one.details.before === id);
  if (after) return `The before picture of photo ${after.number}`;
  const before = photos.find((one) => one.id === details.before);
  const pair = before ? [`Before: photo ${before.number}`] : [];
  const tags = details.tags.length > 0 ? [details.tags.map(isolate).join(', ')] : [];
  return (
    [isolate(details.caption ?? ''), ...tags, ...pair].filter(Boolean).join(' · ') ||
    'No details yet'
  );
}

function toPhotos(work_photos: readonly string[], { photos }: Gallery): SavedPhoto[] {
  return work_photos.flatMap((url, i) => {
    const id = pictureIdOf(url);
    return id === null ? [] : [{ id, url, number: i + 1, details: photos[id] ?? NO_DETAILS }];
  });
}

interface DetailsProps {
  page: { work_photos: string[]; services: string[] };
  gallery: Gallery;
  isIncluded: boolean;
}

function Details({ page, gallery, isIncluded }: DetailsProps) {
  const [photoId, setPhotoId] = useState<string | null>(null);
  const [service, setService] = useState<string | null>(null);
  const photos = toPhotos(page.work_photos, gallery);
  const befores = new Set(photos.map(({ details }) => details.before));
  const edited = photos.find(({ id }) => id === photoId) ?? null;
  // Without the plan only what is stored is shown.
  const shownPhotos = photos.filter(
    ({ id }) => isIncluded || befores.has(id) || Object.hasOwn(gallery.photos, id),
  );
  const shownServices = page.services.filter(
    (name) => isIncluded || tagsOfService(gallery, name).length > 0,
  );
  const others = photos.filter(
    ({ id, details }) =>
      id !== photoId &&
      details.before === null &&
      (!befores.has(id) || id === edited?.details.before),
  );
  return (
    <Stack gap="6">
      {shownPhotos.length > 0 && (
        <Stack as="ul" aria-label="Details of photos" gap="4" listStyleType="none">
          {shownPhotos.map((photo) => (
            <Row
              key={photo.id}
              picture={
                <Image
                  src={rendition(photo.url, 160)}
                  alt=""
                  boxSize="14"
                  objectFit="cover"
                  borderRadius="lg"
                  bg="bg.muted"
                  loading="lazy"
                />
              }
              title={`Photo ${photo.number}`}
              text={photoText(photo, photos)}
              action={
                isIncluded && !befores.has(photo.id)
                  ? {
                      label: 'Details',
                      name: `Details of photo ${photo.number}`,
                      onPress: () => setPhotoId(photo.id),
                    }
                  : null
              }
            />
          ))}
        </Stack>
      )}
      {shownServices.length > 0 && (
        <Stack as="ul" aria-label="Tags of services" gap="4" listStyleType="none">
          {shownServices.map((name) => (
            <Row
              key={name}
              title={name}
              text={tagsOfService(gallery, name).map(isolate).join(', ') || 'No tags yet'}
              action={
                isIncluded
                  ? {
                      label: 'Tags',
                      name: `Tags of ${isolate(name)}`,
                      onPress: () => setService(name),
                    }
                  : null
              }
            />
          ))}
        </Stack>
      )}
      <PhotoDialog photo={edited} others={others} onClose={() => setPhotoId(null)} />
      <ServiceDialog
        service={service}
        tags={service === null ? [] : tagsOfService(gallery, service)}
        onClose={() => setService(null)}
      />
    </Stack>
  );
}

/** Where a professional describes the photos and services of the saved page. */
export function GallerySection({ uid }: { uid: string }) {
  return (
    <LoadedSection
      title="Captions and tags"
      lead={GALLERY_MESSAGES.lead}
      what="your captions and tags"
      state={useOwnGallery(uid)}
    >
      {({ page, gallery, isIncluded }) => {
        if (page === null) return <Text>{GALLERY_MESSAGES.noPage}</Text>;
        const hasStored = Object.keys({ ...gallery.photos, ...gallery.service_tags }).length > 0;
        return (
          <Stack gap="5">
            {!isIncluded && (
              <PlanPrompt feature="gallery" what="Captions, tags and before/after pairs" />
            )}
            {!isIncluded && hasStored && <Text>{GALLERY_MESSAGES.hidden}</Text>}
            {isIncluded && (
              <Text color="fg.muted" fontSize="sm">
                {page.work_photos.length + page.services.length > 0
                  ? GALLERY_MESSAGES.saveFirst
                  : GALLERY_MESSAGES.empty}
              </Text>
            )}
            <Details page={page} gallery={gallery} isIncluded={isIncluded} />
          </Stack>
        );
      }}
    </LoadedSection>
  );
}
