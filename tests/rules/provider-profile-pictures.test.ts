import { serverTimestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { publishedProvider } from '../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import { saveProfile } from '../support/protocols.ts';
import { RulesProject, session } from '../support/rules-project.ts';

const project = new RulesProject('pictures', () => ({
  ...publishedProvider('provider-1'),
  ...publishedProvider('in-the-cloud'),
}));
/** A project that could be in the cloud: its id does not begin with `demo-`. */
const cloud = { ...session('in-the-cloud'), aud: 'doorstep-live' };

const TOKEN = '6f1cf4b6-0d0e-4c47-9f0e-1f2c6c6f6a10';
const BUCKET = `${project.id}.firebasestorage.app`;

interface Picture {
  host?: string;
  bucket?: string;
  folder?: string;
  uid?: string;
  name?: string;
  query?: string;
}

/** A download address as the Storage SDK makes it. */
function picture(parts: Picture = {}): string {
  const {
    host = 'http://127.0.0.1:9199',
    bucket = BUCKET,
    folder = 'provider-avatars',
    uid = 'provider-1',
    name = '0b9f1f5c-3e0a.webp',
    query = `?alt=media&token=${TOKEN}`,
  } = parts;
  return `${host}/v0/b/${bucket}/o/${folder}%2F${uid}%2F${name}${query}`;
}

const save = (changes: object, asking = session('provider-1')) =>
  saveProfile(project.as(asking), {
    uid: asking.uid,
    profile: { updated_at: serverTimestamp(), ...changes },
    update: true,
  });

const GOOGLE = 'https://firebasestorage.googleapis.com';

describe('a picture of the profile', () => {
  it.each<[string, Picture]>([
    ["the emulator's address", {}],
    ["the emulator's address by name", { host: 'http://localhost:29199' }],
    ["Google's address", { host: GOOGLE }],
    ['the older name of the bucket', { bucket: `${project.id}.appspot.com` }],
    ['each kind of picture', { name: 'a_B-9.jpeg' }],
    ['no token', { query: '?alt=media' }],
    ['nothing after the name', { query: '' }],
  ])('is allowed with %s', (_, parts) => expectAllowed(save({ avatar_url: picture(parts) })));

  it.each<[string, Picture]>([
    ['another host', { host: 'https://pictures.example' }],
    ['a host that only begins like ours', { host: `${GOOGLE}.evil.example` }],
    ['a host behind a user name', { host: `${GOOGLE}@evil.example` }],
    ["another project's bucket", { bucket: 'somebody-else.firebasestorage.app' }],
    ["somebody else's folder", { uid: 'provider-2' }],
    ['the folder of another kind', { folder: 'provider-covers' }],
    ['an unknown folder', { folder: 'invoices' }],
    ['a way out of the folder', { uid: 'provider-1%2F..%2Fprovider-2' }],
    ['a name with a further folder', { name: 'a%2Fb.webp' }],
    ['a file that is no picture', { name: 'page.html' }],
    ['a drawing with scripts', { name: 'drawing.svg' }],
    ['a name without an ending', { name: 'avatar' }],
    ['words after the address', { query: '?alt=media onerror=alert(1)' }],
    ['a fragment', { query: '#evil' }],
    ['a token without end', { query: `?alt=media&token=${'t'.repeat(200)}` }],
  ])('is denied with %s', (_, parts) =>
    expectPermissionDenied(save({ avatar_url: picture(parts) })),
  );

  it.each<[string, unknown]>([
    ['an empty text', ''],
    ['a number', 4],
    ['a list', [picture()]],
    ['a script', 'javascript:alert(1)'],
    ['a picture in the address itself', 'data:image/png;base64,AAAA'],
  ])('is denied as %s', (_, value) => expectPermissionDenied(save({ avatar_url: value })));

  it('has its own folder as a cover', async () => {
    await expectAllowed(save({ cover_url: picture({ folder: 'provider-covers' }) }));
    await expectPermissionDenied(save({ cover_url: picture() }));
  });

  it('can be taken away', () => expectAllowed(save({ avatar_url: null, cover_url: null })));
});

describe('a picture of a project in the cloud', () => {
  const own = { bucket: 'doorstep-live.firebasestorage.app', uid: cloud.uid };

  it("is allowed with Google's address and the project's bucket", () =>
    expectAllowed(save({ avatar_url: picture({ ...own, host: GOOGLE }) }, cloud)));

  it.each<[string, Picture]>([
    ["an emulator's address", {}],
    ["another project's bucket", { host: GOOGLE, bucket: BUCKET }],
  ])('is denied with %s', (_, parts) =>
    expectPermissionDenied(save({ avatar_url: picture({ ...own, ...parts }) }, cloud)),
  );
});

const photo = (parts: Picture = {}) => picture({ folder: 'provider-work-photos', ...parts });
const photos = (count: number) =>
  Array.from({ length: count }, (_, index) => photo({ name: `photo-${index}.jpg` }));

describe('work photos', () => {
  it.each([0, 1, 2, 24])('are allowed when there are %i', (count) =>
    expectAllowed(save({ work_photos: photos(count) })),
  );

  it('are allowed with names and tokens as long as they may be', () =>
    expectAllowed(
      save({
        work_photos: Array.from({ length: 24 }, (_, index) =>
          photo({ name: `${String(index).padStart(64, 'p')}.webp` }),
        ),
      }),
    ));

  it.each<[string, unknown]>([
    ['there are twenty-five', photos(25)],
    ['one is an avatar', [...photos(2), picture()]],
    ["the last is somebody else's", [...photos(23), photo({ uid: 'provider-2' })]],
    ["the first is on somebody else's host", [photo({ host: 'https://a.example' }), ...photos(1)]],
    ['one is empty', [...photos(1), '']],
    ['one is null', [...photos(1), null]],
    ['one is a number', [4]],
    ['one is a map', [{ url: photo() }]],
    ['two stand in one text', [`${photo()}\n${photo()}`]],
    ['they are one text', photo()],
    ['they are null', null],
  ])('are denied when %s', (_, work_photos) => expectPermissionDenied(save({ work_photos })));
});

describe('a page with everything on it', () => {
  // The rules may take 1,000 steps for one request: this is the longest there is.
  it('is published under a new handle in one batch', () =>
    expectAllowed(
      saveProfile(project.as(session('provider-1')), {
        uid: 'provider-1',
        update: true,
        claim: 'provider-1-and-sons',
        release: 'provider-1',
        profile: {
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
          updated_at: serverTimestamp(),
        },
      }),
    ));
});
