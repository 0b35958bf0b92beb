import { serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import {
  collectionGroup,
  deleteField,
  doc,
  getDocs,
  limit,
  orderBy,
  query,
  serverTimestamp,
  Timestamp,
} from 'firebase/firestore';
import { describe } from 'vitest';
import { without, type Fields } from '../../support/documents.ts';
import { allowed, denied, each, eachMissing } from '../../support/rules/cases.ts';
import {
  anonymous,
  RulesProject,
  session,
  STRANGERS,
  type Person,
  type Requester,
} from '../../support/rules/project.ts';
import { MEMBER, NO_MEMBERS, SUSPENDED, teamDocuments } from '../../support/rules/team-members.ts';
import { commitCounted, countDocument, randomId } from '../../support/write-batches.ts';

/** Private notes on a request: the professional's side reads and writes them, the client never. */

const CLIENT_EMAIL = 'nora@doorstep.test';
const REQUEST = 'service_requests/request-1';
const CLOSED = 'service_requests/closed';
const OF_MEMBER = 'service_requests/of-member';
const BY_ADDRESS = 'service_requests/by-address';
const OF_SUSPENDED = 'service_requests/of-suspended';
const note = (author_uid: string, author_name: string | null = null) => ({
  ...{ author_uid, author_name, text: 'Cash only.', changed_at: null },
  created_at: Timestamp.fromMillis(0),
});
const GRANT = { expires_at: Timestamp.fromMillis(Date.now() + 3_600_000) };

const project = new RulesProject('requests-notes', () => ({
  ...teamDocuments(),
  [REQUEST]: stored(serviceRequest({ client_email: CLIENT_EMAIL })),
  [`${REQUEST}/guests/guest`]: GRANT,
  [`${REQUEST}/guests/somebody`]: GRANT,
  [`${REQUEST}/notes/by-owner`]: note('provider-1'),
  [`${REQUEST}/notes/by-member`]: note('member-1', 'Sam'),
  [`${REQUEST}/notes/by-other`]: note('member-2', 'Robin'),
  [`${REQUEST}/notes/by-removed`]: note('removed', 'Kim'),
  [`${REQUEST}/notes/by-client`]: note('client-1'),
  [`${REQUEST}/notes/to-delete`]: note('member-1', 'Sam'),
  [`${REQUEST}/notes/to-delete-too`]: note('removed', 'Kim'),
  [OF_MEMBER]: stored(serviceRequest({ id: 'of-member', client_uid: 'member-1' })),
  [`${OF_MEMBER}/notes/by-member`]: note('member-1', 'Sam'),
  [BY_ADDRESS]: stored(
    serviceRequest({ id: 'by-address', client_email: 'member-1@doorstep.test' }),
  ),
  [`${BY_ADDRESS}/notes/by-member`]: note('member-1', 'Sam'),
  [CLOSED]: stored(serviceRequest({ id: 'closed', closed: true })),
  [`${CLOSED}/notes/by-owner`]: note('provider-1'),
  [OF_SUSPENDED]: stored(serviceRequest({ id: 'of-suspended', provider_id: 'suspended-pro' })),
  [`${OF_SUSPENDED}/notes/earlier`]: note('suspended-pro'),
  'closed_accounts/suspended-pro': { reason: 'suspended', closed_at: new Date(), expires_at: null },
}));

// The professional has no plan: a plan is not needed to work on requests.
const owner = session('provider-1');
const TEAM: Record<string, Person> = {
  'the professional, without a plan': owner,
  'a member of the team': MEMBER,
};
const OTHERS: Record<string, Requester> = {
  ...STRANGERS,
  ...NO_MEMBERS,
  'the sender': session('client-1'),
  'the account of its confirmed address': session('later', CLIENT_EMAIL),
  'a guest': anonymous('guest'),
  'a guest with another account': session('somebody'),
  'a suspended member': SUSPENDED,
};

const newest = (who: Requester, request = REQUEST, size = 20) =>
  project.list(who, `${request}/notes`, orderBy('created_at', 'desc'), limit(size));

interface NewNote {
  request?: string;
  id?: string;
  changes?: Fields;
  omit?: string;
  /** The path in the counter of edits; null omits it. */
  counted?: string | null;
}
function write(who: Requester, options: NewNote = {}) {
  const { request = REQUEST, id = randomId(project.as(who)), changes = {}, omit } = options;
  const uid = who?.uid ?? 'client-1';
  const path = `${request}/notes/${id}`;
  const { counted = path } = options;
  const fields: Fields = {
    ...note(uid, uid === 'member-1' ? 'Sam' : null),
    created_at: serverTimestamp(),
    ...changes,
  };
  const db = project.as(who);
  return commitCounted(db, (batch, begins) => {
    batch.set(doc(db, path), omit === undefined ? fields : without(fields, omit));
    if (counted !== null) countDocument(batch, doc(db, 'edit_counts', uid), counted, begins);
  });
}
const changed = (changes: Fields = {}) => ({
  ...{ text: 'Card.', changed_at: serverTimestamp(), ...changes },
});
function change(
  who: Requester,
  path: string,
  fields: Fields = changed(),
  counted: string | null = path,
) {
  const db = project.as(who);
  return commitCounted(db, (batch, begins) => {
    batch.update(doc(db, path), fields);
    const counter = doc(db, 'edit_counts', who?.uid ?? 'client-1');
    if (counted !== null) countDocument(batch, counter, counted, begins);
  });
}
const remove = project.delete;

// @2.45.1
describe('reading private notes', () => {
  allowed('listing and reading', {
    ...each(TEAM, (who) => [newest(who), project.get(who, `${REQUEST}/notes/by-owner`)]),
    // A suspended account can read what it could read before.
    'a suspended professional': () => newest(session('suspended-pro'), OF_SUSPENDED),
  });
  denied('listing and reading', {
    ...each(OTHERS, (who) => [newest(who), project.get(who, `${REQUEST}/notes/by-owner`)]),
    'of a request that the member sent': () => [
      newest(MEMBER, OF_MEMBER),
      project.get(MEMBER, `${OF_MEMBER}/notes/by-member`),
    ],
    "of a request with the member's confirmed address": () => newest(MEMBER, BY_ADDRESS),
    'above 100': () => newest(owner, REQUEST, 101),
    'without a limit': () => project.list(owner, `${REQUEST}/notes`),
    'of all requests at once': () =>
      getDocs(query(collectionGroup(project.as(owner), 'notes'), limit(1))),
  });
});

describe('writing a private note', () => {
  allowed('a note', {
    ...each(TEAM, (who) => write(who)),
    'of 2,000 characters': () => write(owner, { changes: { text: 'x'.repeat(2000) } }),
    'of several lines': () => write(owner, { changes: { text: 'Gate code:\n1234' } }),
  });
  denied('a note', {
    ...each(OTHERS, (who) => [write(who), write(who, { changes: { author_name: 'Sam' } })]),
    'by a suspended professional': () => write(session('suspended-pro'), { request: OF_SUSPENDED }),
    'on a request that the member sent': () => write(MEMBER, { request: OF_MEMBER }),
    "on a request with the member's address": () => write(MEMBER, { request: BY_ADDRESS }),
    'on a closed request': () => write(owner, { request: CLOSED }),
    'on a request that does not exist': () => write(owner, { request: 'service_requests/nothing' }),
    "in another's name": () => [
      write(owner, { changes: { author_uid: 'member-1' } }),
      write(owner, { changes: { author_name: 'Sam' } }),
      write(MEMBER, { changes: { author_name: null } }),
      write(MEMBER, { changes: { author_name: 'Robin' } }),
    ],
    ...each<unknown>(
      {
        'that is empty': '',
        'with nothing to see': ' \u200b\n',
        'above 2,000 characters': 'x'.repeat(2001),
        'that is no text': ['Cash only.'],
      },
      (text) => write(owner, { changes: { text } }),
    ),
    'with another time': () => [
      write(owner, { changes: { created_at: Timestamp.fromMillis(0) } }),
      write(owner, { changes: { changed_at: serverTimestamp() } }),
    ],
    'with another field': () => write(owner, { changes: { shared: true } }),
    ...eachMissing(note('provider-1'), (omit) => write(owner, { omit })),
    'with an id that is a path or a text': () => write(owner, { id: 'a b' }),
    'that is not counted': () => [
      write(owner, { counted: null }),
      write(owner, { id: 'uncounted', counted: REQUEST }),
      write(owner, { id: 'uncounted', counted: `${CLOSED}/notes/uncounted` }),
    ],
    'in the place of another': () => write(owner, { id: 'by-member' }),
  });
});

describe('changing a private note', () => {
  allowed('the text', {
    'of an own note': () => [
      change(owner, `${REQUEST}/notes/by-owner`),
      change(MEMBER, `${REQUEST}/notes/by-member`),
    ],
  });
  denied('the text', {
    ...each(OTHERS, (who) => change(who, `${REQUEST}/notes/by-owner`)),
    'of a note by somebody else': () => [
      change(owner, `${REQUEST}/notes/by-member`),
      change(MEMBER, `${REQUEST}/notes/by-owner`),
      change(MEMBER, `${REQUEST}/notes/by-other`),
    ],
    'of an own note, as a removed member or the client': () => [
      change(session('removed'), `${REQUEST}/notes/by-removed`),
      change(session('client-1'), `${REQUEST}/notes/by-client`),
    ],
    'of an own note on a request that the member sent': () =>
      change(MEMBER, `${OF_MEMBER}/notes/by-member`),
    'of a note on a closed request': () => change(owner, `${CLOSED}/notes/by-owner`),
    'without the time': () => [
      change(owner, `${REQUEST}/notes/by-owner`, { text: 'Card.' }),
      change(owner, `${REQUEST}/notes/by-owner`, changed({ changed_at: null })),
      change(owner, `${REQUEST}/notes/by-owner`, changed({ changed_at: Timestamp.now() })),
    ],
    'together with another field': () => [
      change(owner, `${REQUEST}/notes/by-owner`, changed({ author_uid: 'member-1' })),
      change(owner, `${REQUEST}/notes/by-owner`, changed({ author_name: 'Sam' })),
      change(owner, `${REQUEST}/notes/by-owner`, changed({ created_at: serverTimestamp() })),
      change(owner, `${REQUEST}/notes/by-owner`, changed({ shared: true })),
      change(owner, `${REQUEST}/notes/by-owner`, changed({ text: deleteField() })),
    ],
    'to a text that is empty or too long': () => [
      change(owner, `${REQUEST}/notes/by-owner`, changed({ text: ' ' })),
      change(owner, `${REQUEST}/notes/by-owner`, changed({ text: 'x'.repeat(2001) })),
    ],
    'without a count': () => change(owner, `${REQUEST}/notes/by-owner`, changed(), null),
  });
});

describe('deleting a private note', () => {
  denied('a note', {
    ...each(OTHERS, (who) => remove(who, `${REQUEST}/notes/by-owner`)),
    'by another member': () => [
      remove(MEMBER, `${REQUEST}/notes/by-owner`),
      remove(MEMBER, `${REQUEST}/notes/by-other`),
    ],
    'by a removed author': () => remove(session('removed'), `${REQUEST}/notes/by-removed`),
    'by a suspended author': () =>
      remove(session('suspended-pro'), `${OF_SUSPENDED}/notes/earlier`),
    'by its author who sent the request': () => remove(MEMBER, `${OF_MEMBER}/notes/by-member`),
  });
  allowed('a note', {
    'by its author': () => remove(MEMBER, `${REQUEST}/notes/to-delete`),
    'by the professional, of a removed member': () =>
      remove(owner, `${REQUEST}/notes/to-delete-too`),
  });
});
