import type { Addresses } from './addresses.ts';

/**
 * Does the work while the emulators call no background function: the demo market is complete
 * without them, and its uploads alone would be a thousand calls.
 */
export async function withoutTriggers<T>(
  { hub }: Pick<Addresses, 'hub'>,
  work: () => Promise<T>,
): Promise<T> {
  await setBackgroundTriggers(hub, 'disable');
  try {
    return await work();
  } finally {
    await setBackgroundTriggers(hub, 'enable');
  }
}

async function setBackgroundTriggers(hub: string, what: 'disable' | 'enable'): Promise<void> {
  const url = `${hub}/functions/${what}BackgroundTriggers`;
  const response = await fetch(url, { method: 'PUT' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}
