import { afterEach, expect, it, vi } from 'vitest';
import { isNewPicture, notePicture } from './new-pictures.ts';

afterEach(() => void vi.useRealTimers());

it('knows for a minute that a picture was uploaded or sent @2.13.17', () => {
  vi.useFakeTimers();
  notePicture('uploaded');
  notePicture('sent', Date.now() - 50_000);
  notePicture('old', Date.now() - 70_000);
  expect(['uploaded', 'sent', 'old', 'unknown'].filter(isNewPicture)).toEqual(['uploaded', 'sent']);
  vi.advanceTimersByTime(11_000);
  expect(['uploaded', 'sent'].filter(isNewPicture)).toEqual(['uploaded']);
});
