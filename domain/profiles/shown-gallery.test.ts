import { describe, expect, it } from 'vitest';
import { galleryChangesSchema, gallerySchema, type Gallery, type PhotoDetails } from './gallery.ts';
import {
  allTags,
  NO_DETAILS,
  NO_GALLERY,
  pairCount,
  shownGallery,
  slidesOf,
  tagsOfService,
} from './shown-gallery.ts';

const url = (name: string) =>
  `http://localhost:1/v0/b/b/o/provider-work-photos%2Fpro%2F${name}.jpg?alt=media`;
const id = (name: string) => `pro_provider-work-photos_${name}`;
const gallery = (
  photos: Record<string, Partial<PhotoDetails>>,
  service_tags: Gallery['service_tags'] = {},
): Gallery => ({
  photos: Object.fromEntries(
    Object.entries(photos).map(([name, details]) => [id(name), { ...NO_DETAILS, ...details }]),
  ),
  service_tags,
});
const profile = { work_photos: ['a', 'b', 'c'].map(url), services: ['Leaks', 'constructor'] };
const shown = (all: Gallery) => shownGallery(all, profile);

describe('gallerySchema', () => {
  const tags = (list: string[]) => gallerySchema.safeParse({ service_tags: { Leaks: list } });
  it.each([
    ['six tags', ['a', 'b', 'c', 'd', 'e', 'f']],
    ['a long tag', ['a'.repeat(31)]],
    ['an empty tag', [' ']],
  ])('rejects %s', (_, list) => expect(tags(list).success).toBe(false));

  it('accepts a stored tag twice, in any case, but no change that has one', () => {
    const twice = { ...NO_DETAILS, tags: ['Oak', 'oak'] };
    for (const all of [{ photos: { x: twice } }, { service_tags: { Leaks: twice.tags } }]) {
      expect(gallerySchema.safeParse(all).success).toBe(true);
      expect(galleryChangesSchema.safeParse(all).success).toBe(false);
    }
    expect(galleryChangesSchema.safeParse({ service_tags: { Leaks: ['Oak'] } }).success).toBe(true);
  });

  it('rejects a long caption, and a service that Firestore cannot store', () => {
    const photo = { ...NO_DETAILS, caption: 'a'.repeat(141) };
    expect(gallerySchema.safeParse({ photos: { x: photo } }).success).toBe(false);
    expect(gallerySchema.safeParse({ service_tags: { __a__: [] } }).success).toBe(false);
  });

  it('trims, and has defaults', () => {
    expect(tags([' Oak ']).data).toEqual({ photos: {}, service_tags: { Leaks: ['Oak'] } });
    expect(gallerySchema.parse({})).toEqual(NO_GALLERY);
  });
});

describe('shownGallery', () => {
  it('drops what is not on the profile, and what is empty', () => {
    const all = gallery(
      { a: { caption: 'A' }, b: {}, gone: { caption: 'Gone' } },
      { Leaks: ['Oak'], constructor: [], Gone: ['Elm'] },
    );
    expect(shown(all)).toEqual(gallery({ a: { caption: 'A' } }, { Leaks: ['Oak'] }));
  });

  it.each([
    ['of a photo with itself', { a: { before: id('a') } }],
    ['with a photo that is gone', { a: { before: id('gone') } }],
    ['in a circle', { a: { before: id('b') }, b: { before: id('a') } }],
  ])('drops a pair %s', (_, photos) => expect(pairCount(shown(gallery(photos)))).toBe(0));

  it('uses a photo in one pair only', () => {
    const twice = gallery({ a: { before: id('c') }, b: { before: id('c') } });
    expect(shown(twice)).toEqual(gallery({ a: { before: id('c') } }));
    const chain = gallery({ a: { before: id('b') }, b: { before: id('c') } });
    expect(shown(chain)).toEqual(gallery({ b: { before: id('c') } }));
  });
});

it('slidesOf shows a before picture in its pair only @2.12.28', () => {
  const details = gallery({ c: { caption: 'C', tags: ['Oak'], before: id('a') } });
  expect(slidesOf(profile.work_photos, details)).toEqual([
    { url: url('b'), caption: null, tags: [], before: null },
    { url: url('c'), caption: 'C', tags: ['Oak'], before: url('a') },
  ]);
  // The before picture could not be loaded.
  expect(slidesOf([url('c'), 'https://elsewhere.test/d'], details)).toMatchObject([
    { before: null },
    { caption: null },
  ]);
});

it('returns the tags of a service, and all', () => {
  const all = gallery({ a: { tags: ['Oak'] } }, { Leaks: ['Oak', 'Elm'] });
  expect(tagsOfService(all, 'Leaks')).toEqual(['Oak', 'Elm']);
  expect(tagsOfService(all, 'constructor')).toEqual([]);
  expect(allTags(all)).toEqual(['Oak', 'Oak', 'Elm']);
});
