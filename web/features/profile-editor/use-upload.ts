import { toAppError } from '@doorstep/domain/app-error';
import type { ImageFolder } from '@doorstep/domain/pictures/image';
import { useEffect, useRef, useState } from 'react';
import { uploadImage } from '../../data/pictures/images.ts';
import { toast } from '../../ui/feedback/toast.tsx';
import { uploadError } from './messages.ts';

interface Current {
  name: string;
  part: number;
}

interface UploadOptions {
  folder: ImageFolder;
  /** Said once when the pictures are there. */
  success: string;
  onUploaded: (url: string) => void;
}

/**
 * Uploads pictures of one field, one after the other, in the order chosen. Each failure is said in
 * a toast; the names of those that did not make it stay. Leaving the screen ends what is under way.
 */
export function useUpload({ folder, success, onUploaded }: UploadOptions) {
  const [current, setCurrent] = useState<Current | null>(null);
  const [failed, setFailed] = useState<string[]>([]);
  const stop = useRef<AbortController | null>(null);
  useEffect(() => () => stop.current?.abort(), []);

  const send = async (file: File | undefined, signal: AbortSignal): Promise<boolean> => {
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
      toast.error(uploadError(error));
      if (file) setFailed((names) => [...names, name]);
      return false;
    }
  };

  const choose = async (files: readonly File[]) => {
    const { signal } = (stop.current = new AbortController());
    setFailed([]);
    let arrived = 0;
    // An emptied choice is one that fails with its own message (spec §5).
    for (const file of files.length > 0 ? files : [undefined]) {
      if (!signal.aborted && (await send(file, signal))) arrived += 1;
    }
    if (!signal.aborted) setCurrent(null);
    if (arrived > 0) toast.success(success);
  };

  return {
    current,
    failed,
    choose: (files: readonly File[]) => void choose(files),
    // Over at once for the person, however long the storage takes to let go.
    cancel: () => {
      stop.current?.abort();
      setCurrent(null);
    },
  };
}

export type FieldUpload = ReturnType<typeof useUpload>;
