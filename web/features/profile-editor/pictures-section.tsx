import { ImageField } from '../../ui/forms/image-field.tsx';
import { Section, usePictures } from './fields.tsx';
import type { FieldUpload } from './use-upload.ts';

interface PictureProps {
  name: 'avatar_url' | 'cover_url';
  label: string;
  help: string;
  shape: 'circle' | 'wide';
  upload: FieldUpload;
}

function Picture({ name, upload, ...field }: PictureProps) {
  const { value, onChange, button } = usePictures(name);
  return (
    <ImageField
      {...field}
      url={value}
      buttonRef={button}
      uploads={upload.items}
      isUploading={upload.isBusy}
      onChoose={(files) => {
        upload.clear();
        upload.choose(files);
      }}
      onRetry={upload.retry}
      onRemoveUpload={upload.remove}
      onRemove={() => onChange(null)}
    />
  );
}

/** The avatar and the cover image. The public page shows them after the next save. */
export function PicturesSection({ avatar, cover }: { avatar: FieldUpload; cover: FieldUpload }) {
  return (
    <Section title="Pictures">
      <Picture
        name="avatar_url"
        label="Avatar"
        shape="circle"
        help="Your logo or your face. At most 40 MB."
        upload={avatar}
      />
      <Picture
        name="cover_url"
        label="Cover image"
        shape="wide"
        help="A wide picture for the top of your page. At most 40 MB."
        upload={cover}
      />
    </Section>
  );
}
