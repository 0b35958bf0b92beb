import { limit, where } from 'firebase/firestore';
import { describe } from 'vitest';
import { allowed, denied, each } from '../../support/rules/cases.ts';
import { RulesProject, session, strangersTo, type Requester } from '../../support/rules/project.ts';

/** Who reads the documents of a team. Only the functions write them. */

const OWNER = 'owner-1';
const member = (owner_uid: string, active = true) => ({
  ...{ owner_uid, active, name: 'Sam', email: 'sam@doorstep.test', invitation_id: 'i1' },
  joined_at: new Date(),
});
const project = new RulesProject('team-documents', () => ({
  'team_members/member-1': member(OWNER),
  'team_members/member-2': member(OWNER),
  'team_members/inactive-1': member(OWNER, false),
  'team_members/foreign-1': member('owner-2'),
  [`saved_replies/${OWNER}`]: { replies: ['On our way.'] },
  'team_invitations/i2': { owner_uid: OWNER, name: 'Kim', email: 'client-2@doorstep.test' },
}));

const owner = session(OWNER);
const listOf = (name: string) => (who: Requester) =>
  project.list(who, name, where('owner_uid', '==', OWNER), limit(50));
const team = listOf('team_members');
const invitations = listOf('team_invitations');

const MEMBERS = { 'a member': session('member-1'), 'an inactive member': session('inactive-1') };
const OTHERS = { ...strangersTo(OWNER), 'a member of another team': session('foreign-1') };
const EVERYBODY = { 'the owner': owner, ...MEMBERS, ...OTHERS };

describe('the members of a team', () => {
  allowed('listing', {
    'by the owner': () => team(owner),
    'by an active member': () => team(session('member-1')),
  });
  denied('listing', {
    'by an inactive member': () => team(session('inactive-1')),
    ...each(OTHERS, team),
    'without a limit': () => project.list(owner, 'team_members', where('owner_uid', '==', OWNER)),
    'of every team': () => project.list(session('member-1'), 'team_members', limit(1)),
  });
  allowed('reading', {
    'the own membership': () => project.get(session('member-1'), 'team_members/member-1'),
    'the own membership, inactive': () =>
      project.get(session('inactive-1'), 'team_members/inactive-1'),
    'that there is none': () => project.get(session('nobody-1'), 'team_members/nobody-1'),
  });
  denied('reading', {
    ...each({ 'a member': session('member-2'), ...strangersTo('member-1') }, (who) =>
      project.get(who, 'team_members/member-1'),
    ),
  });
});

describe('the invitations of a team', () => {
  allowed('listing', { 'by the owner': () => invitations(owner) });
  denied('listing', {
    ...each({ ...MEMBERS, ...OTHERS }, invitations),
    'without a limit': () =>
      project.list(owner, 'team_invitations', where('owner_uid', '==', OWNER)),
    'of every team': () => project.list(owner, 'team_invitations', limit(1)),
  });
  denied(
    'reading one',
    each(EVERYBODY, (who) => project.get(who, 'team_invitations/i2')),
  );
});

describe('saved replies', () => {
  const read = (who: Requester) => project.get(who, `saved_replies/${OWNER}`);
  allowed('reading', {
    'by the owner': () => read(owner),
    'by an active member': () => read(session('member-1')),
    'by a member, that there are none': () =>
      project.get(session('foreign-1'), 'saved_replies/owner-2'),
  });
  denied('reading', {
    ...each({ ...OTHERS, 'an inactive member': session('inactive-1') }, read),
    'as a list': () => project.list(owner, 'saved_replies', limit(1)),
  });
  denied(
    'writing',
    each(EVERYBODY, (who) => [
      project.set(who, `saved_replies/${OWNER}`, { replies: ['Mine.'] }),
      project.update(who, `saved_replies/${OWNER}`, { replies: [] }),
      project.delete(who, `saved_replies/${OWNER}`),
    ]),
  );
});

denied(
  'writing documents of a team',
  each(EVERYBODY, (who) => [
    project.set(who, 'team_members/new-1', member(OWNER)),
    project.update(who, 'team_members/member-1', { active: false }),
    project.update(who, 'team_members/inactive-1', { active: true }),
    project.delete(who, 'team_members/member-1'),
    project.set(who, 'team_invitations/i3', { owner_uid: OWNER }),
    project.update(who, 'team_invitations/i2', { email: 'mine@doorstep.test' }),
    project.delete(who, 'team_invitations/i2'),
  ]),
);
