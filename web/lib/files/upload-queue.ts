import { toAppError } from '@doorstep/domain/app-error';
import { createStore } from '../store.ts';

/** A chosen file. It leaves the queue when it is delivered or removed. */
export interface UploadItem {
  id: number;
  file: File;
  state: 'waiting' | 'uploading' | 'uploaded' | 'failed';
  /** The uploaded fraction, 0 to 1. */
  part: number;
  /** The download address; null until it is uploaded. */
  url: string | null;
  /** The message for people about the last failure; null if the error has none. */
  problem: string | null;
  /** Whether another attempt can succeed. A file that is not a picture fails again. */
  canRetry: boolean;
}

interface UploadQueueOptions {
  /** How many files are sent at the same time. */
  atATime: number;
  upload: (options: {
    file: File;
    onProgress: (part: number) => void;
    signal: AbortSignal;
  }) => Promise<string>;
  /**
   * Delivers the address of each file, in the order in which the files were chosen. Without it,
   * files stay in the queue after their upload.
   */
  onUploaded?: (url: string) => void;
  onFailed: (error: unknown, file: File) => void;
  /** Called when nothing is left to upload, if a file was uploaded since the last call. */
  onFinished?: () => void;
}

/** Checks whether a file is not uploaded yet and has not failed. */
export const isActive = ({ state }: UploadItem) => state === 'waiting' || state === 'uploading';

/** Creates a queue that uploads files, each of which can be canceled, retried and removed. */
export function createUploadQueue(options: UploadQueueOptions) {
  const items = createStore<readonly UploadItem[]>([]);
  const controllers = new Map<number, AbortController>();
  let lastId = 0;
  let hasUploaded = false;

  const change = (id: number, changes: Partial<UploadItem>) =>
    items.set(items.get().map((item) => (item.id === id ? { ...item, ...changes } : item)));

  async function start({ id, file }: UploadItem) {
    const controller = new AbortController();
    const { signal } = controller;
    controllers.set(id, controller);
    change(id, { state: 'uploading', part: 0 });
    const onProgress = (part: number) => {
      if (!signal.aborted) change(id, { part });
    };
    try {
      const url = await options.upload({ file, onProgress, signal });
      if (signal.aborted) return;
      change(id, { state: 'uploaded', part: 1, url });
    } catch (error) {
      if (signal.aborted) return;
      const { code, personMessage: problem } = toAppError(error);
      change(id, { state: 'failed', problem: problem ?? null, canRetry: code !== 'invalid-input' });
      options.onFailed(error, file);
    }
    proceed();
  }

  /** Delivers files that wait for no earlier one. */
  function deliver(onUploaded: (url: string) => void) {
    const next = () => items.get().find(({ state }) => state !== 'failed');
    for (let item = next(); item && item.url !== null; item = next()) {
      const { id, url } = item;
      items.set(items.get().filter((other) => other.id !== id));
      onUploaded(url);
      hasUploaded = true;
    }
  }

  /** Delivers files and starts the next uploads. */
  function proceed() {
    if (options.onUploaded) deliver(options.onUploaded);
    const waiting = items.get().filter(({ state }) => state === 'waiting');
    const running = items.get().filter(({ state }) => state === 'uploading').length;
    for (const next of waiting.slice(0, options.atATime - running)) void start(next);
    if (hasUploaded && !items.get().some(isActive)) {
      hasUploaded = false;
      options.onFinished?.();
    }
  }

  return {
    useItems: items.use,
    items: items.get,
    add: (files: readonly File[]) => {
      const added = files.map((file): UploadItem => {
        lastId += 1;
        return {
          id: lastId,
          file,
          state: 'waiting',
          part: 0,
          url: null,
          problem: null,
          canRetry: true,
        };
      });
      items.set([...items.get(), ...added]);
      proceed();
    },
    retry: (id: number) => {
      change(id, { state: 'waiting', part: 0 });
      proceed();
    },
    /** Removes a file, and cancels its upload. */
    remove: (id: number) => {
      controllers.get(id)?.abort();
      items.set(items.get().filter((item) => item.id !== id));
      proceed();
    },
    /** Cancels all uploads and empties the queue. */
    clear: () => {
      for (const controller of controllers.values()) controller.abort();
      items.set([]);
    },
  };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;
