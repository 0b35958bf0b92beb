import { useWatch, useFormContext } from 'react-hook-form';
import { ImageField } from '../../ui/forms/image-field.tsx';
import { Section } from './fields.tsx';
import type { ProfileForm } from './profile-form.ts';
import type { FieldUpload } from './use-upload.ts';

interface PictureProps {
  name: 'avatar_url' | 'cover_url';
  label: string;
  help: string;
  shape: 'circle' | 'wide';
  upload: FieldUpload;
}

function Picture({ name, upload, ...field }: PictureProps) {
  const { control, setValue } = useFormContext<ProfileForm>();
  const url = useWatch({ control, name });
  return (
    <ImageField
      {...field}
      url={url}
      upload={upload.current}
      failed={upload.failed}
      onChoose={upload.choose}
      onCancel={upload.cancel}
      onRemove={() => setValue(name, null)}
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
