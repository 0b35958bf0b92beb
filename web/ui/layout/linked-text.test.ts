import { expect, it } from 'vitest';
import { splitLinks } from './linked-text.tsx';

const linksOf = (text: string) => splitLinks(text).flatMap(({ href }) => href ?? []);

it.each([
  ['See https://example.com/a?b=1#c.', 'https://example.com/a?b=1#c'],
  ['(http://example.com/path)', 'http://example.com/path'],
  [
    'https://en.wikipedia.org/wiki/Tap_(valve), please',
    'https://en.wikipedia.org/wiki/Tap_(valve)',
  ],
  ['HTTPS://Example.com!', 'HTTPS://Example.com'],
  ['日本 https://例え.jp/道', 'https://例え.jp/道'],
])('finds the link in %s', (text, link) => {
  // @2.13.8
  expect(linksOf(text)).toEqual([link]);
});

it.each([
  'Call (512) 555-0100 at 10.30',
  'javascript:alert(1)',
  'data:text/html,hello',
  'ftp://example.com',
  '//example.com',
  'mailto:nora@example.com or nora@example.com',
  'tomorrow.so I come',
  'https:// nothing',
])('finds no link in %s', (text) => {
  // @2.13.8
  expect(linksOf(text)).toEqual([]);
});

it('keeps the whole text', () => {
  const text = 'First https://a.example, then\nhttps://b.example/ and more.';
  expect(
    splitLinks(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
  expect(linksOf(text)).toEqual(['https://a.example', 'https://b.example/']);
});
