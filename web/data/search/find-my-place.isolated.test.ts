import { toAppError } from '@doorstep/domain/app-error';
import { afterEach, expect, it, vi } from 'vitest';
import { findMyPlace } from './find-my-place.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Fakes a device that never finds its location. */
function stubSlowDevice(permissions: unknown) {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', {
    permissions,
    geolocation: { getCurrentPosition: () => {} },
  });
}

const allow = (state: PermissionState) => ({ query: () => Promise.resolve({ state }) });

/** Returns the sentence for the person after this time; null while the device is asked. */
async function sentenceAfter(ms: number): Promise<unknown> {
  let sentence: unknown = null;
  void findMyPlace().catch((thrown: unknown) => {
    sentence = toAppError(thrown).personMessage;
  });
  await vi.advanceTimersByTimeAsync(ms);
  return sentence;
}

const SLOW = 'Finding your location took too long. Try again, or type your city.';

it('says after 10 seconds that the location takes too long @2.2.27', async () => {
  stubSlowDevice(allow('granted'));
  expect(await sentenceAfter(9_900)).toBeNull();
  expect(await sentenceAfter(10_000)).toBe(SLOW);
});

it.each([
  ['asks', allow('prompt')],
  ['cannot tell', undefined],
  ['refuses to tell', { query: () => Promise.reject(new TypeError('not supported')) }],
])('waits a minute for the person to answer if the browser %s @2.2.27', async (_, permissions) => {
  stubSlowDevice(permissions);
  expect(await sentenceAfter(59_900)).toBeNull();
  expect(await sentenceAfter(60_000)).toBe(SLOW);
});
