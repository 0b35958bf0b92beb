import { describe, expect, it } from 'vitest';
import {
  imageCache,
  pictureAt,
  picturesOf,
  publicAddress,
  rendition,
  renditionFit,
  renditionPath,
  RENDITIONS,
} from './picture.ts';

const GOOGLE = 'https://firebasestorage.googleapis.com/v0/b/shop.firebasestorage.app/o/';
const address = (path: string, query = '?alt=media&token=t') =>
  `${GOOGLE}${encodeURIComponent(path)}${query}`;
const photo = 'provider-work-photos/uid1/a-b_c.jpeg';

describe('pictureAt', () => {
  it('returns the owner of an uploaded picture', () =>
    expect(pictureAt(photo)).toEqual({
      id: 'uid1_provider-work-photos_a-b_c',
      owner: 'uid1',
      path: photo,
    }));

  it.each([
    'provider-work-photos/uid1/a.160.webp',
    'provider-work-photos/uid1/a.svg',
    'provider-work-photos/uid1/deeper/a.jpg',
    'provider-work-photos/a.jpg',
    'provider-invoices/uid1/a.jpg',
    'x/provider-avatars/uid1/a.jpg',
    `provider-avatars/uid1/${'a'.repeat(65)}.jpg`,
  ])('rejects %s', (path) => expect(pictureAt(path)).toBeNull());
});

describe('rendition', () => {
  it('fills its square only in the smallest size', () =>
    expect(RENDITIONS.map(renditionFit)).toEqual(['outside', 'inside', 'inside', 'inside']));

  it('is stored next to the picture, under a name that is not a picture path', () => {
    expect(renditionPath({ path: photo }, 480)).toBe('provider-work-photos/uid1/a-b_c.480.webp');
    expect(pictureAt(renditionPath({ path: photo }, 480))).toBeNull();
  });

  it('has an address without a token, at Google and in the emulator', () => {
    const webp = 'provider-work-photos%2Fuid1%2Fa-b_c.160.webp?alt=media';
    expect(rendition(address(photo), 160)).toBe(GOOGLE + webp);
    expect(rendition(address(photo, ''), 160)).toBe(GOOGLE + webp);
    const emulator = 'http://localhost:9199/v0/b/demo.test/o/';
    expect(rendition(`${emulator}${encodeURIComponent(photo)}?alt=media`, 160)).toBe(
      emulator + webp,
    );
  });

  it.each([
    'https://pictures.example/provider-avatars%2Fuid1%2Fa.jpg',
    'http://localhost:3000/images/hero.webp?photo=1',
    `https://evil.example/?${address(photo)}`,
    address('somewhere/else.jpg'),
    `${GOOGLE}%E0%A4%A`,
    'data:image/png;base64,AAAA',
    'not an address',
  ])('does not change %s', (url) => expect(rendition(url, 1600)).toBe(url));
});

describe('a private photo', () => {
  const path = 'private-photos/uid1/a.jpg';

  it('has renditions with its token', () =>
    expect(rendition(address(path), 480)).toBe(address('private-photos/uid1/a.480.webp')));

  it('is cached for an hour by its reader only', () => {
    expect(imageCache({ path })).toBe('private, max-age=3600');
    expect(imageCache({ path: photo })).toBe('public, max-age=31536000, immutable');
  });
});

describe('publicAddress', () => {
  it('removes the token from the address of a picture', () => {
    expect(publicAddress(address(photo))).toBe(address(photo, '?alt=media'));
    expect(publicAddress(address(photo, ''))).toBe(address(photo, '?alt=media'));
    expect(
      picturesOf(
        { avatar_url: publicAddress(address(photo)), cover_url: null, work_photos: [] },
        'uid1',
      ),
    ).toHaveLength(1);
  });

  it.each(['https://pictures.example/a.jpg?token=t', address('other/uid1/a.jpg'), ''])(
    'does not change another address: %s',
    (url) => expect(publicAddress(url)).toBe(url),
  );
});

describe('picturesOf', () => {
  const avatar = 'provider-avatars/uid1/me.png';

  it("returns the owner's own pictures", () => {
    const profile = {
      avatar_url: address(avatar),
      cover_url: 'http://localhost:3000/images/hero.webp',
      work_photos: [address(photo), address('provider-work-photos/other/b.jpg')],
    };
    expect(picturesOf(profile, 'uid1').map(({ path }) => path)).toEqual([avatar, photo]);
  });

  it('is empty for a profile without pictures', () =>
    expect(picturesOf({ avatar_url: null, cover_url: null, work_photos: [] }, 'uid1')).toEqual([]));
});
