import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import type { Gallery } from '@doorstep/domain/profiles/gallery';
import { tagsOfService } from '@doorstep/domain/profiles/shown-gallery';
import { isolate } from '@doorstep/domain/text';
import { useState } from 'react';
import { useOwnGallery } from '../../data/profiles/own-page-documents.ts';
import { PlanPrompt } from '../../ui/feedback/plan-prompt.tsx';
import { LoadedSection } from '../../ui/feedback/loaded-section.tsx';
import { GALLERY_MESSAGES } from './messages.ts';
import { ServiceDialog } from './service-dialog.tsx';

interface ServiceTagsProps {
  services: readonly string[];
  gallery: Gallery;
  isIncluded: boolean;
}

/** The tags of each service. Without the plan, only what is stored is shown. */
function ServiceTags({ services, gallery, isIncluded }: ServiceTagsProps) {
  const [service, setService] = useState<string | null>(null);
  const shown = services.filter((name) => isIncluded || tagsOfService(gallery, name).length > 0);
  return (
    <>
      {shown.length > 0 && (
        <Stack as="ul" aria-label="Tags of services" gap="4" listStyleType="none">
          {shown.map((name) => (
            <Flex as="li" key={name} gap="4" align="center">
              <Box flex="1" minW="0" overflowWrap="anywhere">
                <Text fontWeight="500">{name}</Text>
                <Text color="fg.muted" fontSize="sm">
                  {tagsOfService(gallery, name).map(isolate).join(', ') || 'No tags yet'}
                </Text>
              </Box>
              {isIncluded && (
                <Button
                  variant="outline"
                  aria-label={`Tags of ${isolate(name)}`}
                  onClick={() => setService(name)}
                >
                  Tags
                </Button>
              )}
            </Flex>
          ))}
        </Stack>
      )}
      <ServiceDialog
        service={service}
        tags={service === null ? [] : tagsOfService(gallery, service)}
        onClose={() => setService(null)}
      />
    </>
  );
}

/** The tags of the saved page's services, and the plan that includes tags and captions. */
export function GallerySection({ uid }: { uid: string }) {
  return (
    <LoadedSection
      id="edit-captions"
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
            <ServiceTags services={page.services} gallery={gallery} isIncluded={isIncluded} />
          </Stack>
        );
      }}
    </LoadedSection>
  );
}
