import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { RENDITIONS } from '@doorstep/domain/pictures/picture';
import { expect, it } from 'vitest';
import { PROVIDERS } from '../content/providers.ts';
import { allPictures, demoPictures, fileAt } from './pictures.ts';

const folder = path.resolve(import.meta.dirname, '../pictures');
const pictures = PROVIDERS.flatMap((provider) => allPictures(demoPictures(provider)));
const used = pictures.flatMap((picture) => [
  `${picture.file}.webp`,
  ...RENDITIONS.map((size) => fileAt(picture, size)),
]);

it('exactly the pictures of the market are committed', () => {
  expect(used.filter((file) => !existsSync(file))).toEqual([]);
  const committed = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
  expect(committed.toSorted()).toEqual([...new Set(used)].toSorted());
});

it('every upload has a unique path in the bucket', () => {
  expect(new Set(pictures.map(({ path: bucketPath }) => bucketPath)).size).toBe(pictures.length);
});
