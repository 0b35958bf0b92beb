import { useEffect, useEffectEvent, useState } from 'react';
import { pictureError } from '../../../lib/files/shrink-picture.ts';
import { useLoad } from '../../../lib/use-load.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { ImageField } from '../../../ui/forms/image-field.tsx';
import type { CropDialogProps } from './crop-dialog.tsx';
import { Section, usePictures } from '../fields.tsx';
import { EDITOR_MESSAGES } from '../messages.ts';
import type { FieldUpload } from './use-upload.ts';

/** Loads the dialog's code and shows it. If it cannot be loaded, the picture is used whole. */
function CropDialogLoader(props: CropDialogProps) {
  const code = useLoad('crop-dialog', () => import('./crop-dialog.tsx'));
  const failure = code.status === 'error' ? code.error : null;
  const finish = useEffectEvent(() => props.onDone(props.file));
  useEffect(() => {
    if (failure === null) return;
    console.error('The crop dialog could not be loaded', failure);
    toast.info(EDITOR_MESSAGES.cropMissing);
    finish();
  }, [failure]);
  return code.status === 'ready' ? <code.data.CropDialog {...props} /> : null;
}

interface PictureProps {
  name: 'avatar_url' | 'cover_url';
  label: string;
  help: string;
  shape: 'circle' | 'wide';
  /** Width divided by height. The public page shows less of a cover on wide screens. */
  aspect: number;
  upload: FieldUpload;
}

function Picture({ name, upload, aspect, ...field }: PictureProps) {
  const { value, onChange, button } = usePictures(name);
  const [cropped, setCropped] = useState<File | null>(null);
  const choose = async (file: File | undefined) => {
    upload.clear();
    // The upload refuses a file that is not a picture, with a message.
    if (file && (await pictureError(file)) === null) setCropped(file);
    else upload.choose(file ? [file] : []);
  };
  return (
    <>
      <ImageField
        {...field}
        url={value}
        buttonRef={button}
        uploads={upload.items}
        isUploading={upload.isBusy}
        onChoose={([file]) => void choose(file)}
        onRetry={upload.retry}
        onRemoveUpload={upload.remove}
        onRemove={() => onChange(null)}
      />
      {cropped && (
        <CropDialogLoader
          label={field.label.toLowerCase()}
          shape={field.shape}
          aspect={aspect}
          file={cropped}
          finalFocus={button}
          onCancel={() => setCropped(null)}
          onDone={(file) => {
            setCropped(null);
            upload.choose([file]);
          }}
        />
      )}
    </>
  );
}

/** The avatar and the cover image. The public page shows them after the next save. */
export function PicturesSection({ avatar, cover }: { avatar: FieldUpload; cover: FieldUpload }) {
  return (
    <Section id="edit-pictures" title="Pictures">
      <Picture
        name="avatar_url"
        label="Avatar"
        shape="circle"
        aspect={1}
        help="Your logo or your face. At most 40 MB."
        upload={avatar}
      />
      <Picture
        name="cover_url"
        label="Cover image"
        shape="wide"
        aspect={3}
        help="A wide picture for the top of your page. At most 40 MB."
        upload={cover}
      />
    </Section>
  );
}
