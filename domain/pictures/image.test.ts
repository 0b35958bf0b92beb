import { describe, expect, it } from 'vitest';
import { IMAGE_ERRORS, imageError, imagePath } from './image.ts';

describe('image', () => {
  const MB = 1024 * 1024;
  it('returns the message why a file cannot be uploaded', () => {
    expect(imageError({ type: null, size: 1 })).toBe(IMAGE_ERRORS.type);
    expect(imageError({ type: 'image/png', size: 40 * MB + 1 })).toBe(IMAGE_ERRORS.size);
    expect(imageError({ type: 'image/png', size: 40 * MB })).toBeNull();
  });
  it('is stored in the owner’s folder with its original extension', () => {
    expect(imagePath('provider-avatars', 'u1', 'r', 'Me.JPG')).toBe('provider-avatars/u1/r.jpg');
    expect(imagePath('provider-covers', 'u1', 'r', 'noname')).toBe('provider-covers/u1/r.jpg');
    expect(imagePath('provider-covers', 'u1', 'r', 'a.b/c')).toBe('provider-covers/u1/r.jpg');
    expect(imagePath('provider-covers', 'u1', 'r', 'scan.jfif')).toBe('provider-covers/u1/r.jpg');
  });
});
