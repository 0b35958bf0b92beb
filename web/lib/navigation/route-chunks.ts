let latest: Promise<unknown> = Promise.resolve();

/** Wraps a route's `lazy` function, so that `routeChunkLoaded` can wait for its chunk. */
export const routeChunk =
  <T>(load: () => Promise<T>) =>
  (): Promise<T> => {
    const chunk = load();
    latest = chunk.catch(() => {});
    return chunk;
  };

/** Resolves when the chunk of the route that was opened last has loaded or failed. */
export const routeChunkLoaded = () => latest;
