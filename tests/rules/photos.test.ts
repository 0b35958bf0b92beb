import { conversation, serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { Timestamp } from 'firebase/firestore';
import { describe } from 'vitest';
import { newRequest, publishedProvider } from '../support/documents.ts';
import { allowed, denied, each } from '../support/rules/cases.ts';
import { anonymous, RulesProject, session, type Requester } from '../support/rules/project.ts';
import { sendInConversation, sendInRequest, sendRequest } from '../support/write-batches.ts';

const inAnHour = Timestamp.fromMillis(Date.now() + 3_600_000);
const project = new RulesProject('photos', () => ({
  ...publishedProvider('provider-1'),
  'service_requests/request-1': stored(serviceRequest()),
  'service_requests/request-1/guests/guest-1': { expires_at: inAnHour },
  'conversations/provider-1_client-1': stored(conversation()),
}));

const PHOTO = { folder: 'private-photos', uid: 'client-1', name: 'a-b_1.jpg' };
const QUERY = 'alt=media&token=6f1cf4b6-0d0e-4c47-9f0e-1f2c6c6f6a10';

/** A download address as the Storage SDK makes it. */
function photo(parts: Partial<typeof PHOTO> = {}): string {
  const { folder, uid, name } = { ...PHOTO, ...parts };
  const bucket = `http://127.0.0.1:9199/v0/b/${project.id}.appspot.com/o`;
  return `${bucket}/${folder}%2F${uid}%2F${name}?${QUERY}`;
}
const photos = (count: number) =>
  Array.from({ length: count }, (_, i) => photo({ name: `${String(i).padStart(64, 'p')}.webp` }));

type Send = (photos: unknown, requester?: Requester) => Promise<void>;
const client = session('client-1');
const SENDS: Record<string, Send> = {
  'a message about a request': (list, who = client) =>
    sendInRequest(project.as(who), { from: 'client', messageChanges: { photos: list } }),
  'a direct message': (list, who = client) =>
    sendInConversation(project.as(who), { from: 'client', messageChanges: { photos: list } }),
  'a request': (list, who = client) =>
    sendRequest(project.as(who), { fields: newRequest({ photos: list }) }),
};

describe.each(Object.entries(SENDS))('%s', (_, send) => {
  allowed('sending', {
    'with one photo': () => send(photos(1)),
    'with six photos': () => send(photos(6)),
    'with an empty list': () => send([]),
  });
  denied(
    'sending',
    each<unknown>(
      {
        'with seven photos': photos(7),
        "with another person's photo": [photo(), photo({ uid: 'provider-1' })],
        'with a picture of a profile': [photo({ folder: 'provider-avatars' })],
        'with an address of another site': ['https://pictures.example/a.jpg'],
        'with a script': ['javascript:alert(1)'],
        'with a file that is no picture': [photo({ name: 'page.html' })],
        'with two addresses in one text': [`${photo()}\n${photo()}`],
        'with a number': [4],
        'with null': [null],
        'with a text': photo(),
        'with no list': null,
      },
      (list) => send(list),
    ),
  );
});

describe('a guest', () => {
  const own = photo({ uid: 'guest-1' });
  const sendAs = (list: unknown) => () =>
    sendInRequest(project.as(anonymous('guest-1')), {
      from: 'client',
      messageChanges: { sender_uid: 'guest-1', photos: list },
    });
  allowed('sending', { 'without photos': sendAs([]) });
  denied('sending', { 'with a photo': sendAs([own]) });
});

denied('adding photos later', {
  'to a request, to its client': () =>
    project.update(client, 'service_requests/request-1', { photos: photos(1) }),
  'to a request, to its professional': () =>
    project.update(session('provider-1'), 'service_requests/request-1', { photos: photos(1) }),
});
