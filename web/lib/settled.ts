type Settled<T> = { status: 'ready'; data: T } | { status: 'error' };

/**
 * A promise that never rejects, for loaders that hand it on to a screen: a failure is logged here,
 * once, under `name`, and becomes a value that the screen shows.
 */
export async function settled<T>(name: string, promise: Promise<T>): Promise<Settled<T>> {
  try {
    return { status: 'ready', data: await promise };
  } catch (error) {
    console.error(name, error);
    return { status: 'error' };
  }
}
