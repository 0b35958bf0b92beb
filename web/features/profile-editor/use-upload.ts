import { toAppError } from '@doorstep/domain/app-error';
import type { ImageFolder } from '@doorstep/domain/pictures/image';
import { useEffect, useRef, useState } from 'react';
import { uploadImage } from '../../data/pictures/images.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { uploadErrorText } from './messages.ts';

interface UploadInProgress {
  name: string;
  /** From 0 to 1. */
  part: number;
}

interface UploadOptions {
  folder: ImageFolder;
  /** The toast after the upload, shown once for several pictures. */
  success: string;
  onUploaded: (url: string) => void;
}

/**
 * Uploads the pictures of one field, one after another. Each failure shows a toast, and `failed`
 * lists the names of the files. Leaving the screen cancels the upload.
 */
export function useUpload({ folder, success, onUploaded }: UploadOptions) {
  const [current, setCurrent] = useState<UploadInProgress | null>(null);
  const [failed, setFailed] = useState<string[]>([]);
  const controller = useRef<AbortController | null>(null);
  useEffect(() => () => controller.current?.abort(), []);

  const upload = async (file: File | undefined, signal: AbortSignal): Promise<boolean> => {
    const name = file?.name ?? '';
    setCurrent({ name, part: 0 });
    try {
      const onProgress = (part: number) => {
        if (!signal.aborted) setCurrent({ name, part });
      };
      onUploaded(await uploadImage({ folder, file, onProgress, signal }));
      return true;
    } catch (error) {
      if (signal.aborted) return false;
      const { code } = toAppError(error);
      if (code === 'invalid-input') console.info('Not a picture to upload', name, error);
      else console.error('Upload failed', name, error);
      toast.error(uploadErrorText(error));
      if (file) setFailed((names) => [...names, name]);
      return false;
    }
  };

  const choose = async (files: readonly File[]) => {
    const { signal } = (controller.current = new AbortController());
    setFailed([]);
    let uploadedCount = 0;
    // An empty selection is uploaded as `undefined`, which fails with its own message (spec §5).
    for (const file of files.length > 0 ? files : [undefined]) {
      if (!signal.aborted && (await upload(file, signal))) uploadedCount += 1;
    }
    if (!signal.aborted) setCurrent(null);
    if (uploadedCount > 0) toast.success(success);
  };

  return {
    current,
    failed,
    choose: (files: readonly File[]) => void choose(files),
    // Updates the screen at once, although the storage takes longer to cancel.
    cancel: () => {
      controller.current?.abort();
      setCurrent(null);
    },
  };
}

export type FieldUpload = ReturnType<typeof useUpload>;
