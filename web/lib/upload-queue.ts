import { toAppError } from '@doorstep/domain/app-error';
import { createStore } from './store.ts';

/** How many files are sent at the same time. */
const AT_A_TIME = 3;

/** A chosen file until it is uploaded or removed. */
export interface UploadItem {
  id: number;
  file: File;
  state: 'waiting' | 'uploading' | 'uploaded' | 'failed';
  /** The uploaded fraction, 0 to 1. */
  part: number;
  /** Whether another attempt can succeed. A file that is not a picture fails again. */
  canRetry: boolean;
}

interface UploadQueueOptions {
  upload: (options: {
    file: File;
    onProgress: (part: number) => void;
    signal: AbortSignal;
  }) => Promise<string>;
  /** Called with the address of each file, in the order in which the files were chosen. */
  onUploaded: (url: string) => void;
  onFailed: (error: unknown, file: File) => void;
  /** Called when nothing is left to upload, if a file was uploaded since the last call. */
  onFinished: () => void;
}

/** Checks whether a file is not uploaded yet and has not failed. */
export const isActive = ({ state }: UploadItem) => state === 'waiting' || state === 'uploading';

/** Creates a queue that uploads files, each of which can be canceled, retried and removed. */
export function createUploadQueue(options: UploadQueueOptions) {
  const items = createStore<readonly UploadItem[]>([]);
  const controllers = new Map<number, AbortController>();
  const urls = new Map<number, string>();
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
      urls.set(id, url);
      change(id, { state: 'uploaded', part: 1 });
    } catch (error) {
      if (signal.aborted) return;
      change(id, { state: 'failed', canRetry: toAppError(error).code !== 'invalid-input' });
      options.onFailed(error, file);
    }
    proceed();
  }

  /** Delivers files that wait for no earlier one, and starts the next uploads. */
  function proceed() {
    let item = items.get().find(({ state }) => state !== 'failed');
    while (item?.state === 'uploaded') {
      const { id } = item;
      items.set(items.get().filter((other) => other.id !== id));
      options.onUploaded(urls.get(id) ?? '');
      urls.delete(id);
      hasUploaded = true;
      item = items.get().find(({ state }) => state !== 'failed');
    }
    const waiting = items.get().filter(({ state }) => state === 'waiting');
    const running = items.get().filter(({ state }) => state === 'uploading').length;
    for (const next of waiting.slice(0, AT_A_TIME - running)) void start(next);
    if (hasUploaded && !items.get().some(isActive)) {
      hasUploaded = false;
      options.onFinished();
    }
  }

  return {
    useItems: items.use,
    items: items.get,
    add: (files: readonly File[]) => {
      const added = files.map((file): UploadItem => {
        lastId += 1;
        return { id: lastId, file, state: 'waiting', part: 0, canRetry: true };
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
