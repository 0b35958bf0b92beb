import type { CallableName } from '@doorstep/domain/callables';
import { adminAuth, updateFields } from '../admin.ts';
import { saveDeadMail } from '../failed-mails.ts';
import { administrator, reportedCase } from '../moderation.ts';
import { session, unique } from '../sdk-people.ts';
import { photo, upload } from '../uploaded-pictures.ts';
import { pair, say } from '../unread-mail.ts';
import {
  READS,
  type Rows,
  reviewed,
  asked,
  supportOf,
  suspended,
  mailsTo,
  auditOf,
} from './call-setup.ts';

/** A valid call of each function of administrators that writes. */
export const ADMIN_CALLS: Rows<Extract<CallableName, `admin-${string}`>> = {
  'admin-reports': READS,
  'admin-report': READS,
  'admin-decide-report': async () => {
    const { id } = await reportedCase();
    const input = { id, decision: 'dismiss', note: '' } as const;
    return { by: await administrator(), input, changes: `reports/${id}` };
  },
  'admin-delete-photo': async () => {
    const two = await pair();
    const folder = 'private-photos';
    const { url } = await upload(two.client.uid, await photo(), { folder });
    await say(two, 'client', 'Look.', [url]);
    const by = await administrator();
    return { by, input: { url, note: 'Indecent.' }, changes: auditOf(by), repeats: true };
  },
  'admin-lift-suspension': async () => {
    const { id, reported } = await reportedCase();
    await suspended(reported.uid);
    const path = `closed_accounts/${reported.uid}`;
    return { by: await administrator(), input: { id, note: 'Enough.' }, changes: path };
  },
  'admin-audit-log': READS,
  'admin-overview': READS,
  'admin-dead-mails': READS,
  'admin-send-mail-again': async () => {
    const id = await saveDeadMail(1);
    return { by: await administrator(), input: { id }, changes: `mail/${id}`, repeats: true };
  },
  'admin-send-all-mails-again': async () => {
    await saveDeadMail(1);
    const by = await administrator();
    return { by, input: { after: null }, changes: auditOf(by), repeats: true };
  },
  'admin-badges': READS,
  'admin-badge-evidence': READS,
  'admin-decide-badge': async () => {
    const { id, asked_at, path } = await asked();
    return {
      by: await administrator(),
      input: { id, asked_at, refuse: 'Blurred.' },
      changes: path,
    };
  },
  'admin-support-requests': READS,
  'admin-support-request': READS,
  'admin-answer-support': async () => {
    const id = await supportOf(await session());
    return {
      by: await administrator(),
      input: { id, seen: 1, text: 'Try again.' },
      changes: `support_requests/${id}`,
      repeats: true,
    };
  },
  'admin-set-support-state': async () => {
    const id = await supportOf(await session());
    const input = { id, seen: 1, state: 'closed' } as const;
    return { by: await administrator(), input, changes: `support_requests/${id}` };
  },
  'admin-business': READS,
  'admin-people': READS,
  'admin-person': READS,
  'admin-list-person-entries': READS,
  'admin-suspend-account': async () => {
    const { uid } = await session();
    const path = `closed_accounts/${uid}`;
    return { by: await administrator(), input: { uid, note: 'Spam.' }, changes: path };
  },
  'admin-restore-account': async () => {
    const { uid } = await session();
    await suspended(uid);
    const path = `closed_accounts/${uid}`;
    return { by: await administrator(), input: { uid, note: 'A mistake.' }, changes: path };
  },
  'admin-send-confirmation': async () => {
    const uid = unique('unconfirmed');
    await adminAuth().createUser({ uid, email: `${uid}@doorstep.test`, password: uid });
    return {
      by: await administrator(),
      input: { uid },
      changes: mailsTo(`${uid}@doorstep.test`),
      repeats: true,
    };
  },
  'admin-reviews': READS,
  'admin-set-review-hidden': async () => {
    const { id } = await reviewed();
    const input = { id, hidden: true, note: 'Insults.' };
    return { by: await administrator(), input, changes: `reviews/${id}` };
  },
  'admin-granted-badges': READS,
  'admin-take-back-badge': async () => {
    const { pro, path } = await asked();
    const badge = { number: '1', expires_on: '2099-01-01' };
    await updateFields(`provider_profiles/${pro.uid}`, { 'facts.badges.license': badge });
    await updateFields(path, { state: 'granted' });
    const what = { uid: pro.uid, kind: 'license', expires_on: badge.expires_on } as const;
    return { by: await administrator(), input: { ...what, reason: 'Revoked.' }, changes: path };
  },
  'admin-health': READS,
};
