import { subscriber } from '@doorstep/local/demo/factories.ts';
import { limit, Timestamp, where } from 'firebase/firestore';
import { publishedProvider } from '../support/documents.ts';
import { allowed, denied, each } from '../support/rules/cases.ts';
import { RulesProject, session, strangersTo } from '../support/rules/project.ts';

// Who reads which professionals a person has saved. Only `save-providers` writes it.

const SAVED = 'saved_providers/client-1';
const closed = (reason: string) => ({ reason, closed_at: Timestamp.now(), expires_at: null });
const member = (active: boolean) => ({
  ...{ owner_uid: 'provider-1', name: 'Kim', email: 'kim@doorstep.test', active },
  ...{ invitation_id: 'invitation-1', joined_at: Timestamp.now() },
});
const project = new RulesProject('saved-providers', () => ({
  ...publishedProvider('provider-1'),
  [SAVED]: { provider_ids: ['provider-1'] },
  'saved_providers/suspended-1': { provider_ids: ['provider-1'] },
  'saved_providers/deleted-1': { provider_ids: ['provider-1'] },
  'closed_accounts/suspended-1': closed('suspended'),
  'closed_accounts/deleted-1': closed('deleted'),
  'subscribers/lapsed-1': subscriber({ subscribed: false }),
  'team_members/member-1': member(true),
  'team_members/former-1': member(false),
}));

const OTHERS = {
  ...strangersTo('client-1'),
  'the saved professional': session('provider-1'),
  'a member of their team': session('member-1'),
  'a removed member of their team': session('former-1'),
  'a lapsed professional': session('lapsed-1'),
  'a suspended account': session('suspended-1'),
};

// @2.49.7
allowed('reading which professionals one has saved', {
  'to the person': () => project.get(session('client-1'), SAVED),
  'to a person without any': () => project.get(session('client-3'), 'saved_providers/client-3'),
});

// @2.49.7
denied('reading which professionals somebody has saved', {
  ...each(OTHERS, (who) => [
    project.get(who, SAVED),
    project.list(
      who,
      'saved_providers',
      where('provider_ids', 'array-contains', 'provider-1'),
      limit(1),
    ),
  ]),
  'to a suspended person': () => project.get(session('suspended-1'), 'saved_providers/suspended-1'),
  'to a deleted person': () => project.get(session('deleted-1'), 'saved_providers/deleted-1'),
});

denied(
  'writing it',
  each({ ...OTHERS, 'the person': session('client-1') }, (who) => [
    project.set(who, SAVED, { provider_ids: ['provider-1', 'provider-2'] }),
    project.update(who, SAVED, { provider_ids: [] }),
    project.delete(who, SAVED),
    project.set(who, 'saved_providers/client-3', { provider_ids: ['provider-1'] }),
  ]),
);
