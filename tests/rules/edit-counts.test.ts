import { serviceRequest, stored } from '@doorstep/local/demo/factories.ts';
import { WRITE_LIMITS } from '@doorstep/domain/documents/write-counter';
import {
  disableNetwork,
  doc,
  enableNetwork,
  increment,
  setDoc,
  Timestamp,
  updateDoc,
} from 'firebase/firestore';
import { describe, expect, it } from 'vitest';
import {
  newClientProfile,
  newProfile,
  publishedProvider,
  statusChange,
} from '../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import { RulesProject, session } from '../support/rules/project.ts';
import {
  commitCounted,
  countDocument,
  saveProfile,
  sendInRequest,
} from '../support/write-batches.ts';

const request = (id: string, changes: object = {}) => stored(serviceRequest({ id, ...changes }));

const project = new RulesProject('edit-counts', () => ({
  ...publishedProvider('provider-1'),
  'service_requests/request-1': stored(serviceRequest()),
}));

describe('an edit', () => {
  it('needs its counter: a profile, a status, an assignee', async () => {
    const provider = project.as(session('provider-1'));
    const [request, profile] = [
      doc(provider, 'service_requests/request-1'),
      doc(provider, 'client_profiles/provider-1'),
    ];
    const fields = newProfile('provider-3');
    const save = (counted: string | null) =>
      saveProfile(project.as(session('provider-3')), {
        uid: 'provider-3',
        profile: fields,
        claim: 'provider-3',
        counted,
      });
    await expectPermissionDenied(save(null));
    await expectPermissionDenied(save('client_profiles/provider-3'));
    await expectAllowed(save('provider_profiles/provider-3'));
    const status = statusChange('completed', 'provider-1');
    for (const fields of [status, { assignee_uid: 'provider-1' }]) {
      await expectPermissionDenied(updateDoc(request, fields));
      await expectAllowed(project.update(session('provider-1'), request.path, fields));
    }
    await expectPermissionDenied(setDoc(profile, newClientProfile('provider-1')));
    await expectAllowed(
      project.set(session('provider-1'), profile.path, newClientProfile('provider-1')),
    );
    // The counter still names the document, but it is of an earlier write.
    await expectPermissionDenied(setDoc(profile, newClientProfile('provider-1')));
  });

  it('is counted once for each document: two edits share no count', async () => {
    const provider = project.as(session('provider-1'));
    await project.seed({
      'service_requests/request-2': stored(serviceRequest({ id: 'request-2' })),
    });
    const both = commitCounted(provider, (batch, begins) => {
      for (const id of ['request-1', 'request-2']) {
        batch.update(doc(provider, 'service_requests', id), { assignee_uid: null });
      }
      const counter = doc(provider, 'edit_counts/provider-1');
      countDocument(batch, counter, 'service_requests/request-2', begins);
    });
    await expectPermissionDenied(both);
  });

  it('is denied above the limit: edits', async () => {
    await project.seed({
      'edit_counts/client-1': {
        ...{ count: 299, last_id: 'earlier/document' },
        ...{ counted_at: new Date(), started_at: new Date() },
      },
    });
    const save = () =>
      project.set(session('client-1'), 'client_profiles/client-1', newClientProfile('client-1'));
    await expectAllowed(save());
    await expectPermissionDenied(save());
  });
});

const MESSAGES = 30;
const EDITED = ['first', 'second', 'third', 'fourth'];
const HOUR_MS = 3_600_000;

/** The counters of somebody who was busy before they went offline. */
const busy = (uid: string) => {
  const began = Timestamp.fromMillis(Date.now() - HOUR_MS - 60_000);
  return Object.fromEntries(
    (['message_counts', 'edit_counts'] as const).map((name) => [
      `${name}/${uid}`,
      {
        ...{ count: WRITE_LIMITS[name].max, last_id: 'earlier/document' },
        ...{ counted_at: began, started_at: began },
      },
    ]),
  );
};

/** Writes as the app does when others of the same person begin the window at the same time. */
const inTurn = (write: () => Promise<void>) => write().catch(write);

describe('what a person did offline for an hour', () => {
  // The SDK keeps writes until it is online, so the server's time is the same for all of them.
  it.each([
    ['without counters', 'new', () => ({})],
    ['with full counters', 'busy', busy],
  ])('passes at once when the phone is online, %s', async (_, uid, counters) => {
    const me = session(uid);
    const db = project.as(me);
    const pathOf = (id: string) => `service_requests/${uid}-${id}`;
    await project.seed({
      ...counters(uid),
      ...Object.fromEntries(
        EDITED.map((id) => [pathOf(id), request(`${uid}-${id}`, { provider_id: uid })]),
      ),
    });
    await disableNetwork(db);
    const edits = EDITED.map((id) =>
      inTurn(() => project.update(me, pathOf(id), statusChange('completed', uid))),
    );
    const messages = Array.from({ length: MESSAGES }, (_, i) =>
      inTurn(() =>
        sendInRequest(db, {
          ...{ from: 'provider', id: `${uid}-${i}`, thread: `${uid}-first` },
          messageChanges: { sender_uid: uid },
        }),
      ),
    );
    await enableNetwork(db);
    await Promise.all([...edits, ...messages].map((write) => expectAllowed(write)));
    const after = await project.get(me, pathOf('first'));
    expect(after.data()).toMatchObject({ status: 'completed', unread_client: MESSAGES });
  });
});

describe('the mark of a new request', () => {
  // `markNewRequestRead` of the browser.
  it.each([
    ['is written if only the request is unread', 1, expectAllowed],
    ['is denied if there are messages', 2, expectPermissionDenied],
    ['is denied if nothing is unread', 0, expectPermissionDenied],
  ])('%s', async (_, unread_provider, expectOutcome) => {
    await project.seed({ 'service_requests/fresh': request('fresh', { unread_provider }) });
    const fresh = doc(project.as(session('provider-1')), 'service_requests/fresh');
    await expectOutcome(updateDoc(fresh, { unread_provider: increment(-1) }));
  });
});
