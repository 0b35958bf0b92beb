import { serverTimestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { publishedProvider, type Changes } from '../../support/documents.ts';
import { expectAllowed } from '../../support/expectations.ts';
import { saveProfile } from '../../support/write-batches.ts';
import { allowed, denied, each } from '../../support/rules/cases.ts';
import { RulesProject, session } from '../../support/rules/project.ts';

const project = new RulesProject('profiles-pictures', () => ({
  ...publishedProvider('provider-1'),
  ...publishedProvider('in-the-cloud'),
}));
/** A token of a project in the cloud, whose id does not begin with `demo-`. */
const cloud = { ...session('in-the-cloud'), aud: 'doorstep-live' };

const GOOGLE = 'https://firebasestorage.googleapis.com';
const BUCKET = `${project.id}.firebasestorage.app`;
const PICTURE = {
  host: 'http://127.0.0.1:9199',
  bucket: BUCKET,
  folder: 'provider-avatars',
  uid: 'provider-1',
  name: '0b9f1f5c-3e0a.webp',
  query: '?alt=media&token=6f1cf4b6-0d0e-4c47-9f0e-1f2c6c6f6a10',
};
type Picture = Partial<typeof PICTURE>;

/** A download address as the Storage SDK makes it. */
function picture(parts: Picture = {}): string {
  const { host, bucket, folder, uid, name, query } = { ...PICTURE, ...parts };
  return `${host}/v0/b/${bucket}/o/${folder}%2F${uid}%2F${name}${query}`;
}
const photo = (parts: Picture = {}) => picture({ folder: 'provider-work-photos', ...parts });
const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => photo({ name: `photo-${index}.jpg` }));

const save = (changes: Changes, requester = session('provider-1'), more = {}) =>
  saveProfile(project.as(requester), {
    uid: requester.uid,
    profile: { updated_at: serverTimestamp(), ...changes },
    update: true,
    ...more,
  });
const avatar = (parts: Picture) => save({ avatar_url: picture(parts) });

describe('a picture of the profile', () => {
  allowed('an address', {
    ...each<Picture>(
      {
        'of the emulator': {},
        'of the emulator by name': { host: 'http://localhost:29199' },
        'of Google': { host: GOOGLE },
        'of the older name of the bucket': { bucket: `${project.id}.appspot.com` },
        'with another kind of picture': { name: 'a_B-9.jpeg' },
        'without a token': { query: '?alt=media' },
        'with nothing after the name': { query: '' },
      },
      avatar,
    ),
    'in its own folder as a cover': () =>
      save({ cover_url: picture({ folder: 'provider-covers' }) }),
    'of none': () => save({ avatar_url: null, cover_url: null }),
  });
  denied('an address', {
    ...each<Picture>(
      {
        'of another host': { host: 'https://pictures.example' },
        'of a host that only begins like ours': { host: `${GOOGLE}.evil.example` },
        'of a host behind a user name': { host: `${GOOGLE}@evil.example` },
        "of another project's bucket": { bucket: 'somebody-else.firebasestorage.app' },
        "of another's folder": { uid: 'provider-2' },
        'of the folder of another kind': { folder: 'provider-covers' },
        'of an unknown folder': { folder: 'invoices' },
        'with a way out of the folder': { uid: 'provider-1%2F..%2Fprovider-2' },
        'with a further folder': { name: 'a%2Fb.webp' },
        'of a file that is no picture': { name: 'page.html' },
        'of a drawing with scripts': { name: 'drawing.svg' },
        'of a name without an ending': { name: 'avatar' },
        'with words behind it': { query: '?alt=media onerror=alert(1)' },
        'with a fragment': { query: '#evil' },
        'with a token without end': { query: `?alt=media&token=${'t'.repeat(200)}` },
      },
      avatar,
    ),
    ...each<unknown>(
      {
        'that is empty': '',
        'that is a number': 4,
        'that is a list': [picture()],
        'that is a script': 'javascript:alert(1)',
        'that holds the picture': 'data:image/png;base64,AAAA',
        'that holds a drawing': 'data:image/svg+xml,<svg/>',
      },
      (value) => [save({ avatar_url: value }), save({ cover_url: value })],
    ),
    'of an avatar as a cover': () => save({ cover_url: picture() }),
  });
});

describe('a picture of a project in the cloud', () => {
  const own = { host: GOOGLE, bucket: 'doorstep-live.firebasestorage.app', uid: cloud.uid };
  const inCloud = (parts: Picture) => save({ avatar_url: picture({ ...own, ...parts }) }, cloud);
  allowed('an address', { "of Google, in the project's bucket": () => inCloud({}) });
  denied('an address', {
    'of an emulator': () => inCloud({ host: PICTURE.host }),
    "of another project's bucket": () => inCloud({ bucket: BUCKET }),
  });
});

describe('work photos', () => {
  allowed('a list', {
    ...each({ 'of none': 0, 'of one': 1, 'of two': 2, 'of 24': 24 }, (count) =>
      save({ work_photos: photos(count) }),
    ),
    'of 24 with names as long as they may be': () =>
      save({
        work_photos: Array.from({ length: 24 }, (_, index) =>
          photo({ name: `${String(index).padStart(64, 'p')}.webp` }),
        ),
      }),
  });
  denied(
    'a list',
    each<unknown>(
      {
        'of twenty-five': photos(25),
        'with an avatar': [...photos(2), picture()],
        "with another's as the last": [...photos(23), photo({ uid: 'provider-2' })],
        'with one of another host as the first': [
          photo({ host: 'https://a.example' }),
          ...photos(1),
        ],
        'with an empty one': [...photos(1), ''],
        'with null': [...photos(1), null],
        'with a number': [4],
        'with a map': [{ url: photo() }],
        'with two in one text': [`${photo()}\n${photo()}`],
        'that is one text': photo(),
        'that is null': null,
      },
      (work_photos) => save({ work_photos }),
    ),
  );
});

// This is the longest request: rules may evaluate 1,000 expressions for one.
it('a full page is published under a new handle in one batch', () =>
  expectAllowed(
    save(
      {
        handle: 'provider-1-and-sons',
        display_name: 'n'.repeat(120),
        bio: 'b'.repeat(2000),
        services: Array.from({ length: 30 }, (_, index) => String(index).padStart(60, 's')),
        locations: Array.from({ length: 8 }, (_, index) => String(index).padStart(80, 'l')),
        city: 'Portland, OR',
        phone: '(503) 555-0142',
        email: 'office@harborlight.example',
        website_url: 'https://harborlight.example',
        facebook_url: 'https://facebook.com/harborlight',
        instagram_url: 'https://instagram.com/harborlight',
        twitter_url: 'https://twitter.com/harborlight',
        linkedin_url: 'https://linkedin.com/in/harborlight',
        avatar_url: picture(),
        cover_url: picture({ folder: 'provider-covers' }),
        work_photos: photos(24),
        published: true,
      },
      session('provider-1'),
      { claim: 'provider-1-and-sons', release: 'provider-1' },
    ),
  ));
