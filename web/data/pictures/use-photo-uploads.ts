import { toAppError } from '@doorstep/domain/app-error';
import { PRIVATE_FOLDER } from '@doorstep/domain/pictures/image';
import { useEffect, useRef, useState } from 'react';
import type { PhotoUpload, PhotoUploads } from '../../lib/photo-upload.ts';
import { uploadImage } from './images.ts';

const FAILED = 'The photo was not uploaded. Please check your connection and try again.';

interface ChosenFile {
  file: File;
  preview: string;
  controller: AbortController;
}

function problemOf(error: unknown): PhotoUpload['problem'] {
  const { code, personMessage } = toAppError(error);
  return { text: personMessage ?? FAILED, canRetry: code !== 'invalid-input' };
}

/**
 * Uploads photos for a message or a request, one after another, because decoding several large ones
 * can exceed a phone's memory. Leaving the screen cancels the uploads.
 */
export function usePhotoUploads(): PhotoUploads {
  const [uploads, setUploads] = useState<readonly PhotoUpload[]>([]);
  const chosen = useRef(new Map<string, ChosenFile>());
  const last = useRef(Promise.resolve());

  const change = (id: string, changes: Partial<PhotoUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...changes } : one)));

  const upload = async (id: string) => {
    const found = chosen.current.get(id);
    if (!found) return;
    const { file, controller } = found;
    const { signal } = controller;
    const onProgress = (part: number) => change(id, { part });
    try {
      const url = await uploadImage({ folder: PRIVATE_FOLDER, file, onProgress, signal });
      change(id, { url });
    } catch (error) {
      if (signal.aborted) return;
      console.warn('The photo was not uploaded', error);
      change(id, { problem: problemOf(error) });
    }
  };
  const start = (id: string) => {
    last.current = last.current.then(() => upload(id));
  };
  const forget = (id: string) => {
    const found = chosen.current.get(id);
    if (!found) return;
    found.controller.abort();
    URL.revokeObjectURL(found.preview);
    chosen.current.delete(id);
  };
  useEffect(() => {
    const files = chosen.current;
    return () => files.forEach(({ controller }) => controller.abort());
  }, []);

  return {
    uploads,
    urls: uploads.every(({ url }) => url !== null) ? uploads.flatMap(({ url }) => url ?? []) : null,
    add: (files) => {
      const added = files.map((file) => ({
        id: crypto.randomUUID(),
        preview: URL.createObjectURL(file),
        file,
      }));
      for (const { id, preview, file } of added) {
        chosen.current.set(id, { file, preview, controller: new AbortController() });
        start(id);
      }
      const waiting = { part: 0, url: null, problem: null };
      setUploads((all) => [
        ...all,
        ...added.map(({ id, preview }) => ({ id, preview, ...waiting })),
      ]);
    },
    retry: (id) => {
      change(id, { part: 0, problem: null });
      start(id);
    },
    remove: (id) => {
      forget(id);
      setUploads((all) => all.filter((one) => one.id !== id));
    },
    removeAll: () => {
      for (const { id } of uploads) forget(id);
      setUploads([]);
    },
  };
}
