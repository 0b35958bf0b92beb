import { describe, expect, it } from 'vitest';
import { readableUrl } from './contact-links.ts';

describe('readableUrl', () => {
  it.each([
    ['https://www.rivera.example/', 'rivera.example'],
    ['http://rivera.example/work', 'rivera.example/work'],
  ])('%s becomes %s', (url, text) => {
    expect(readableUrl(url)).toBe(text);
  });
});
