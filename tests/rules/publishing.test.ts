import { serverTimestamp } from 'firebase/firestore';
import { describe, it } from 'vitest';
import { newProfile, publishedProvider, type Changes } from '../support/documents.ts';
import { expectAllowed, expectPermissionDenied } from '../support/expectations.ts';
import { saveProfile } from '../support/protocols.ts';
import { RulesProject, session } from '../support/rules-project.ts';
import { subscriber } from '@doorstep/local/demo/factories.ts';
import { NOT_SUBSCRIBED } from '@doorstep/domain/subscription';

const lapsed = subscriber({ ...NOT_SUBSCRIBED, status: 'canceled' });

const project = new RulesProject('publishing', () => ({
  'subscribers/active': subscriber(),
  'subscribers/lapsed': lapsed,
  'subscribers/odd': { ...subscriber(), subscribed: 'true' },
  ...publishedProvider('keeps-paying'),
  ...publishedProvider('stopped-paying'),
  'subscribers/stopped-paying': lapsed,
  ...takenDown('comes-back'),
  ...takenDown('stays-a-draft'),
}));

/** A professional whose plan ended while the page was public. */
function takenDown(uid: string) {
  return {
    ...publishedProvider(uid),
    [`subscribers/${uid}`]: lapsed,
    [`provider_profiles/${uid}`]: {
      ...newProfile(uid, { created_at: new Date(), updated_at: new Date() }),
      publish_on_renewal: true,
    },
  };
}

const create = (uid: string, changes: Changes) =>
  saveProfile(project.as(session(uid)), { uid, profile: newProfile(uid, changes), claim: uid });

const update = (uid: string, changes: Changes) =>
  saveProfile(project.as(session(uid)), {
    uid,
    profile: { updated_at: serverTimestamp(), ...changes },
    update: true,
  });

describe('creating a published profile', () => {
  it('is allowed with an active subscription', () =>
    expectAllowed(create('active', { published: true })));

  it('is denied with a lapsed subscription', () =>
    expectPermissionDenied(create('lapsed', { published: true })));

  it('is denied without any subscription', () =>
    expectPermissionDenied(create('newcomer', { published: true })));

  it('is denied when the subscription says so in words only', () =>
    expectPermissionDenied(create('odd', { published: true })));

  it('is allowed as a draft without any subscription', () =>
    expectAllowed(create('drafter', { published: false })));
});

describe('changing a published profile', () => {
  it('is allowed to a subscriber, who keeps it public', () =>
    expectAllowed(update('keeps-paying', { bio: 'Still here.' })));

  it('is allowed to a subscriber who takes it down and puts it up again', async () => {
    await expectAllowed(update('keeps-paying', { published: false }));
    await expectAllowed(update('keeps-paying', { published: true }));
  });

  it('is denied to a lapsed owner when it would stay public', () =>
    expectPermissionDenied(update('stopped-paying', { bio: 'Still here.' })));

  it('is denied to a lapsed owner who says published again', () =>
    expectPermissionDenied(update('stopped-paying', { published: true })));

  it('is allowed to a lapsed owner as a draft, and not back', async () => {
    await expectAllowed(update('stopped-paying', { bio: 'Later.', published: false }));
    await expectPermissionDenied(update('stopped-paying', { published: true }));
  });
});

describe("the server's memory of a page that was public", () => {
  it('stays as it is when the owner edits the draft', () =>
    expectAllowed(update('comes-back', { bio: 'Soon.' })));

  it('cannot be set by the owner', () =>
    expectPermissionDenied(update('keeps-paying', { publish_on_renewal: true })));

  it('is dropped by the owner who wants a draft, and is not to be had back', async () => {
    await expectAllowed(update('stays-a-draft', { publish_on_renewal: false }));
    await expectPermissionDenied(update('stays-a-draft', { publish_on_renewal: true }));
  });

  it.each(['no', null, 0])('cannot be made %j', (value) =>
    expectPermissionDenied(update('comes-back', { publish_on_renewal: value })),
  );
});
