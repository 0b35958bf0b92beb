import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { routeChunk, routeChunkLoaded } from './route-chunks.ts';

it('waits for the chunk of the route that was opened last, also if it fails', async () => {
  void routeChunk(() => new Promise<never>(() => {}))();
  const state = await Promise.race([routeChunkLoaded().then(() => 'loaded'), sleep(10, 'pending')]);
  expect(state).toBe('pending');
  await expect(routeChunk(() => Promise.reject(new Error('lost')))()).rejects.toThrow('lost');
  await routeChunkLoaded();
});
