import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { ahead, screenCode, screenCodeIsThere } from './screen-code.ts';

const pending = async () => {
  const state = await Promise.race([screenCodeIsThere().then(() => 'there'), sleep(10, 'pending')]);
  return state === 'pending';
};

describe('screenCodeIsThere', () => {
  it('waits for the screen that is gone to, and for none that is only asked for ahead', async () => {
    const never = screenCode(() => new Promise<never>(() => {}));
    void ahead(never);
    expect(await pending()).toBe(false);
    void never();
    expect(await pending()).toBe(true);
    await expect(screenCode(() => Promise.reject(new Error('lost')))()).rejects.toThrow('lost');
    await screenCodeIsThere();
  });
});
