import { Dialog, Image, Stack, Text } from '@chakra-ui/react';
import { LIMITS } from '@doorstep/domain/limits';
import { rendition } from '@doorstep/domain/pictures/picture';
import type { PhotoDetails } from '@doorstep/domain/profiles/gallery';
import { nullWhenEmpty } from '@doorstep/domain/text';
import { useState, type SubmitEvent } from 'react';
import { Input } from '../../ui/forms/controls.tsx';
import { FormActions } from '../../ui/forms/form-actions.tsx';
import { FormField } from '../../ui/forms/form-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { Tags } from '../../ui/forms/tags.tsx';
import { FormDialog } from '../../ui/overlay/form-dialog.tsx';
import { saveDetails } from './save-details.ts';

/** A photo of the saved page. `number` counts from 1. */
export interface SavedPhoto {
  id: string;
  url: string;
  number: number;
  details: PhotoDetails;
}

interface PhotoFieldsProps {
  photo: SavedPhoto;
  /** The photos that can be its 'before' picture. */
  others: readonly SavedPhoto[];
  onClose: () => void;
}

function PhotoFields({ photo, others, onClose }: PhotoFieldsProps) {
  const [details, setDetails] = useState(photo.details);
  const [isSaving, setSaving] = useState(false);
  const before = others.find(({ id }) => id === details.before);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    setSaving(true);
    const caption = nullWhenEmpty(details.caption ?? '');
    if (await saveDetails({ photos: { [photo.id]: { ...details, caption } } })) onClose();
    setSaving(false);
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        <Image
          src={rendition(photo.url, 480)}
          alt={`Work photo ${photo.number}`}
          maxH="12rem"
          alignSelf="flex-start"
          borderRadius="xl"
        />
        <FormField label="Caption" help={`At most ${LIMITS.caption} characters.`}>
          <Input
            value={details.caption ?? ''}
            maxLength={LIMITS.caption}
            autoComplete="off"
            onChange={({ target }) => setDetails({ ...details, caption: target.value })}
          />
        </FormField>
        <Tags
          label="Tags"
          value={details.tags}
          max={LIMITS.tags}
          maxLength={LIMITS.tagLength}
          onChange={(tags) => setDetails({ ...details, tags })}
        />
        <FormField
          label="Before picture"
          help="A photo of the same place before your work. Your page shows both beside each other."
        >
          <Select
            value={details.before ?? ''}
            options={{
              '': 'None',
              ...Object.fromEntries(others.map(({ id, number }) => [id, `Photo ${number}`])),
            }}
            onChange={({ target }) =>
              setDetails({ ...details, before: nullWhenEmpty(target.value) })
            }
          />
        </FormField>
        {before && (
          <Image
            src={rendition(before.url, 480)}
            alt={`Before: work photo ${before.number}`}
            maxH="8rem"
            alignSelf="flex-start"
            borderRadius="xl"
          />
        )}
        <FormActions label="Save" isSending={isSaving} onCancel={onClose} />
      </Stack>
    </form>
  );
}

/** Edits the caption, the tags and the 'before' picture of a photo; closed if `photo` is null. */
export function PhotoDialog({
  photo,
  ...props
}: Omit<PhotoFieldsProps, 'photo'> & { photo: SavedPhoto | null }) {
  return (
    <FormDialog
      open={photo !== null}
      onClose={props.onClose}
      title={`Details of photo ${photo?.number ?? ''}`}
    >
      <Dialog.Body textStyle="md">
        {photo ? <PhotoFields photo={photo} {...props} /> : <Text />}
      </Dialog.Body>
    </FormDialog>
  );
}
