import type { CallableName } from '@doorstep/domain/callables';
import { adminAuth, updateFields } from '../admin.ts';
import { saveDeadMail } from '../failed-mails.ts';
import { administrator, reportedCase } from '../moderation.ts';
import { session, unique } from '../sdk-people.ts';
import { photo, upload } from '../uploaded-pictures.ts';
import { pair, say } from '../unread-mail.ts';
import { FOR_ADMINS, READS, type CallRows } from './call-row.ts';
import { reviewed, asked, supportOf, suspended, mailsTo, auditOf } from './call-setup.ts';

/** The calls of administrators. */
export const ADMIN_CALLS: CallRows<Extract<CallableName, `admin-${string}`>> = {
  'admin-support-requests': {
    input: () => ({ state: 'open', after: null }),
    answers: FOR_ADMINS,
    effect: READS,
  },
  'admin-support-request': {
    input: () => ({ id: 'S-222222' }),
    answers: FOR_ADMINS,
    effect: READS,
  },
  'admin-answer-support': {
    input: () => ({ id: 'S-222222', seen: 1, text: 'Mine.' }),
    answers: FOR_ADMINS,
    effect: async () => {
      const id = await supportOf(await session());
      return {
        by: await administrator(),
        input: { id, seen: 1, text: 'Try again.' },
        changes: `support_requests/${id}`,
        repeats: true,
      };
    },
  },
  'admin-set-support-state': {
    input: () => ({ id: 'S-222222', seen: 1, state: 'closed' }),
    answers: FOR_ADMINS,
    effect: async () => {
      const id = await supportOf(await session());
      const input = { id, seen: 1, state: 'closed' } as const;
      return { by: await administrator(), input, changes: `support_requests/${id}` };
    },
  },
  'admin-badges': { input: () => ({ after: null }), answers: FOR_ADMINS, effect: READS },
  'admin-badge-evidence': {
    input: (people) => ({ id: `${people.provider.uid}_license` }),
    answers: FOR_ADMINS,
    effect: READS,
  },
  'admin-decide-badge': {
    input: (people) => ({
      id: `${people.provider.uid}_license`,
      asked_at: new Date().toISOString(),
      refuse: 'Mine.',
    }),
    answers: FOR_ADMINS,
    effect: async () => {
      const { id, asked_at, path } = await asked();
      return {
        by: await administrator(),
        input: { id, asked_at, refuse: 'Blurred.' },
        changes: path,
      };
    },
  },
  'admin-reports': {
    input: () => ({ state: 'open', after: null }),
    answers: FOR_ADMINS,
    effect: READS,
  },
  'admin-report': { input: () => ({ id: 'x' }), answers: FOR_ADMINS, effect: READS },
  'admin-decide-report': {
    input: () => ({ id: 'x', decision: 'dismiss', note: '' }),
    answers: FOR_ADMINS,
    effect: async () => {
      const { id } = await reportedCase();
      const input = { id, decision: 'dismiss', note: '' } as const;
      return { by: await administrator(), input, changes: `reports/${id}` };
    },
  },
  'admin-delete-photo': {
    input: () => ({ url: 'https://x.example', note: 'Mine.' }),
    answers: FOR_ADMINS,
    effect: async () => {
      const two = await pair();
      const folder = 'private-photos';
      const { url } = await upload(two.client.uid, await photo(), { folder });
      await say(two, 'client', 'Look.', [url]);
      const by = await administrator();
      return { by, input: { url, note: 'Indecent.' }, changes: auditOf(by), repeats: true };
    },
  },
  'admin-lift-suspension': {
    input: () => ({ id: 'x', note: 'Mine.' }),
    answers: FOR_ADMINS,
    effect: async () => {
      const { id, reported } = await reportedCase();
      await suspended(reported.uid);
      const path = `closed_accounts/${reported.uid}`;
      return { by: await administrator(), input: { id, note: 'Enough.' }, changes: path };
    },
  },
  'admin-audit-log': { input: () => ({ before: null }), answers: FOR_ADMINS, effect: READS },
  'admin-health': { input: () => ({}), answers: FOR_ADMINS, effect: READS },
  'admin-overview': { input: () => ({}), answers: FOR_ADMINS, effect: READS },
  'admin-business': { input: () => ({}), answers: FOR_ADMINS, effect: READS },
  'admin-people': { input: () => ({ text: 'a', after: null }), answers: FOR_ADMINS, effect: READS },
  'admin-person': {
    input: (people) => ({ uid: people.provider.uid }),
    answers: FOR_ADMINS,
    effect: READS,
  },
  'admin-list-person-entries': {
    input: (people) => ({ uid: people.provider.uid, list: 'requests_received', after: null }),
    answers: FOR_ADMINS,
    effect: READS,
  },
  'admin-suspend-account': {
    input: (people) => ({ uid: people.otherProvider.uid, note: 'Mine.' }),
    answers: FOR_ADMINS,
    effect: async () => {
      const { uid } = await session();
      const path = `closed_accounts/${uid}`;
      return { by: await administrator(), input: { uid, note: 'Spam.' }, changes: path };
    },
  },
  'admin-restore-account': {
    input: (people) => ({ uid: people.suspended.uid, note: 'Mine.' }),
    answers: FOR_ADMINS,
    effect: async () => {
      const { uid } = await session();
      await suspended(uid);
      const path = `closed_accounts/${uid}`;
      return { by: await administrator(), input: { uid, note: 'A mistake.' }, changes: path };
    },
  },
  'admin-send-confirmation': {
    input: (people) => ({ uid: people.unverified.uid }),
    answers: FOR_ADMINS,
    effect: async () => {
      const uid = unique('unconfirmed');
      await adminAuth().createUser({ uid, email: `${uid}@doorstep.test`, password: uid });
      return {
        by: await administrator(),
        input: { uid },
        changes: mailsTo(`${uid}@doorstep.test`),
        repeats: true,
      };
    },
  },
  'admin-reviews': {
    input: () => ({ list: 'all', after: null }),
    answers: FOR_ADMINS,
    effect: READS,
  },
  'admin-set-review-hidden': {
    input: () => ({ id: 'x', hidden: true, note: 'Mine.' }),
    answers: FOR_ADMINS,
    effect: async () => {
      const { id } = await reviewed();
      const input = { id, hidden: true, note: 'Insults.' };
      return { by: await administrator(), input, changes: `reviews/${id}` };
    },
  },
  'admin-granted-badges': {
    input: () => ({ kind: 'license', after: null }),
    answers: FOR_ADMINS,
    effect: READS,
  },
  'admin-take-back-badge': {
    input: (people) => ({
      uid: people.provider.uid,
      ...{ kind: 'license', expires_on: '2099-01-01', reason: 'Mine.' },
    }),
    answers: FOR_ADMINS,
    effect: async () => {
      const { pro, path } = await asked();
      const badge = { number: '1', expires_on: '2099-01-01' };
      await updateFields(`provider_profiles/${pro.uid}`, { 'facts.badges.license': badge });
      await updateFields(path, { state: 'granted' });
      const what = { uid: pro.uid, kind: 'license', expires_on: badge.expires_on } as const;
      return { by: await administrator(), input: { ...what, reason: 'Revoked.' }, changes: path };
    },
  },
  'admin-dead-mails': { input: () => ({ after: null }), answers: FOR_ADMINS, effect: READS },
  'admin-send-mail-again': {
    input: (people) => ({ id: `${people.requestId}_new_request` }),
    answers: FOR_ADMINS,
    effect: async () => {
      const id = await saveDeadMail(1);
      return { by: await administrator(), input: { id }, changes: `mail/${id}`, repeats: true };
    },
  },
  'admin-send-all-mails-again': {
    input: () => ({ after: null }),
    answers: FOR_ADMINS,
    effect: async () => {
      await saveDeadMail(1);
      const by = await administrator();
      return { by, input: { after: null }, changes: auditOf(by), repeats: true };
    },
  },
};
