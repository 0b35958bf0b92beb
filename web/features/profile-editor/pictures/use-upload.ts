import { toAppError } from '@doorstep/domain/app-error';
import { IMAGE_ERRORS, type ImageFolder } from '@doorstep/domain/pictures/image';
import { useEffect, useState } from 'react';
import { uploadImage } from '../../../data/pictures/images.ts';
import { createUploadQueue, isActive } from '../../../lib/files/upload-queue.ts';
import { toast } from '../../../ui/feedback/toast.tsx';
import { uploadErrorText } from '../messages.ts';

interface UploadOptions {
  folder: ImageFolder;
  /** The toast after the upload, shown once for several pictures. */
  success: string;
  onUploaded: (url: string) => void;
}

/** Shows why an upload failed; the list of uploads keeps the file. */
function reportFailure(error: unknown, { name }: File) {
  const { code } = toAppError(error);
  if (code === 'invalid-input') console.info('Not a picture to upload', name, error);
  else console.error('Upload failed', name, error);
  toast.error(uploadErrorText(error));
}

/** Uploads the pictures of one field. Leaving the screen cancels the uploads. */
export function useUpload({ folder, success, onUploaded }: UploadOptions) {
  const [queue] = useState(() =>
    createUploadQueue({
      atATime: 3,
      upload: (options) => uploadImage({ folder, ...options }),
      onUploaded,
      onFailed: reportFailure,
      onFinished: () => toast.announce(success),
    }),
  );
  useEffect(() => () => queue.clear(), [queue]);
  const items = queue.useItems();
  return {
    items,
    isBusy: items.some(isActive),
    choose(files: readonly File[]) {
      if (files.length === 0) toast.error(IMAGE_ERRORS.missing);
      else queue.add(files);
    },
    retry: queue.retry,
    remove: queue.remove,
    clear: queue.clear,
  };
}

export type FieldUpload = ReturnType<typeof useUpload>;
