import type { CallableInput, CallableName } from '@doorstep/domain/callables';
import { minimalBranch } from '@doorstep/domain/profiles/minimal-branch';
import { badgeApplication } from '@doorstep/local/demo/factories.ts';
import type { Query } from 'firebase-admin/firestore';
import { EVIDENCE_UPLOADS, evidenceKey } from '../../../functions/badges/evidence.ts';
import { createRateLimits } from '../../../functions/platform/limits/rate-limit-repository.ts';
import { adminAuth, adminDb, setFields, updateFields } from './admin.ts';
import { saveDeadMail } from './failed-mails.ts';
import { administrator, reportedCase } from './moderation.ts';
import { PASSWORD, session, unique, unverified, type Person } from './sdk-people.ts';
import { photo, upload, uploadEvidence } from './uploaded-pictures.ts';
import { QUOTE, QuotedRequest } from './quotes.ts';
import { productOf } from './stripe-api.ts';
import { saveInvitation, saveMember, teamOwner } from './teams.ts';
import { pair, say } from './unread-mail.ts';
import { until } from './until.ts';

interface Call<N extends CallableName> {
  by: Person;
  input: CallableInput<N>;
  /** What the call changes: a document, or the number of documents that a query finds. */
  changes: string | Query;
  /** Whether a second call changes more. */
  repeats?: true;
}
export type Row<N extends CallableName> = () => Promise<Call<N>>;

const READS = 'reads';
const CHECKS_ITSELF = 'checks for a closed account itself';
/** tests/functions/profiles/email.test.ts */
const CHECKS_ITS_LINK = 'checks the account of its link, which is not the caller';
type Checks = typeof READS | typeof CHECKS_ITSELF | typeof CHECKS_ITS_LINK;
type Rows = { [N in CallableName]: Row<N> | Checks };

const NOW = new Date();
const daysAgo = (days: number) => new Date(NOW.getTime() - days * 24 * 3600 * 1000);

const completed = () => pair({ status: 'completed', status_changed_at: daysAgo(1) });

async function reviewed() {
  const two = await completed();
  await two.client.call('write-review', { request_id: two.requestId, stars: 5, text: 'Tidy.' });
  const found = await adminDb()
    .collection('reviews')
    .where('provider_id', '==', two.provider.uid)
    .get();
  return { ...two, id: found.docs[0]?.id ?? '' };
}

async function asked() {
  const pro = await teamOwner();
  const path = `badge_applications/${pro.uid}_license`;
  const asked_at = daysAgo(1);
  await setFields(path, { ...badgeApplication({ provider_id: pro.uid, asked_at }) });
  return { pro, id: `${pro.uid}_license`, asked_at: asked_at.toISOString(), path };
}

async function supportOf(by: Person): Promise<string> {
  const form = { subject: 'Help', text: 'It does not work.', photos: [] };
  return (await by.call('contact-support', form)).reference;
}

async function suspended(uid: string): Promise<void> {
  const closed = { reason: 'suspended', closed_at: NOW, expires_at: null };
  await setFields(`closed_accounts/${uid}`, closed);
}

const findBy = (collection: string, field: string, value: string) =>
  adminDb().collection(collection).where(field, '==', value);
const mailsTo = (email: string) => findBy('mail', 'to', email);
const reportsBy = ({ uid }: Person) => findBy('reports', 'reporter_uid', uid);
const reviewsBy = ({ uid }: Person) => findBy('reviews', 'client_uid', uid);
const supportRequestsOf = ({ uid }: Person) => findBy('support_requests', 'owner_uid', uid);
const invitationsOf = ({ uid }: Person) => findBy('team_invitations', 'owner_uid', uid);
const auditOf = ({ uid }: Person) => findBy('audit_log', 'actor_uid', uid);

/** A call of `change-my-email` that replaces an account whose email is not confirmed. */
export const CORRECTION: Row<'change-my-email'> = async () => {
  const email = `${unique('corrected')}@doorstep.test`;
  const input = { email, password: PASSWORD, type: null, redirect: null };
  return { by: await unverified(), input, changes: mailsTo(email), repeats: true };
};

/** A valid call of each function that writes for its caller, with the documents that it needs. */
export const CALLS: Rows = {
  'create-checkout': async () => {
    const by = await session();
    return {
      by,
      input: { product_id: productOf('Starter') },
      changes: `subscribers/${by.uid}`,
      repeats: true,
    };
  },
  'check-subscription': READS,
  'customer-portal': READS,
  'send-service-request': CHECKS_ITSELF,
  'send-account-mail': READS,
  'check-account-link': READS,
  'change-my-email': async () => {
    const email = `${unique('changed')}@doorstep.test`;
    const input = { email, password: null, type: null, redirect: null };
    return { by: await session(), input, changes: mailsTo(email), repeats: true };
  },
  'open-request-chat': async () => {
    const { requestId: request_id, client } = await pair();
    const by = await session();
    return {
      by,
      input: { request_id, email: client.email },
      changes: `service_requests/${request_id}/guests/${by.uid}`,
      repeats: true,
    };
  },
  'send-quote': async () => {
    const request = await QuotedRequest.create();
    const input = { request_id: request.pair.requestId, ...QUOTE };
    return { by: request.pair.provider, input, changes: request.path };
  },
  'withdraw-quote': async () => {
    const request = await QuotedRequest.create();
    const input = { request_id: request.pair.requestId, quote_id: await request.send() };
    return { by: request.pair.provider, input, changes: request.path };
  },
  'decide-quote': async () => {
    const request = await QuotedRequest.create();
    const quote = { request_id: request.pair.requestId, quote_id: await request.send() };
    return { by: request.pair.client, input: { ...quote, accept: true }, changes: request.path };
  },
  'photos-left': READS,
  'block-person': async () => {
    const { requestId: id, client, provider } = await pair();
    const input = { thread: { kind: 'request', id }, blocked: true } as const;
    return { by: client, input, changes: `blocks/${client.uid}_${provider.uid}` };
  },
  'export-my-data': READS,
  'delete-my-account': CHECKS_ITSELF,
  'report-person': async () => {
    const { requestId: id, client } = await pair();
    const thread = { kind: 'request', id } as const;
    const input = { thread, reason: 'fraud', text: 'A cheat.', also_block: true } as const;
    return { by: client, input, changes: reportsBy(client), repeats: true };
  },
  'my-review': READS,
  'write-review': async () => {
    const { client, requestId: request_id } = await completed();
    return {
      by: client,
      input: { request_id, stars: 4, text: 'Good.' },
      changes: reviewsBy(client),
      repeats: true,
    };
  },
  'own-reviews': READS,
  'answer-review': async () => {
    const { provider, id } = await reviewed();
    return { by: provider, input: { id, answer: 'Thank you!' }, changes: `reviews/${id}` };
  },
  'report-review': async () => {
    const { provider, id } = await reviewed();
    return {
      by: provider,
      input: { id, reason: 'other', text: 'Not mine.' },
      changes: reportsBy(provider),
      repeats: true,
    };
  },
  'my-views': READS,
  'ask-for-badge': async () => {
    const by = await teamOwner();
    const evidence = await uploadEvidence(by.uid, Buffer.from('%PDF-1.7'));
    // The upload's trigger deletes the file of an account that is closed.
    const limits = createRateLimits(adminDb());
    const count = () => limits.countItems(evidenceKey(by.uid), EVIDENCE_UPLOADS);
    await until('the upload is checked', async () => (await count()) === 1);
    const details = { number: '1', expires_on: '2099-01-01', evidence };
    return {
      by,
      input: { kind: 'license', ...details },
      changes: `badge_applications/${by.uid}_license`,
      repeats: true,
    };
  },
  'save-branches': async () => {
    const branch = minimalBranch({ id: 'branch-1', name: 'Office' });
    const by = await teamOwner();
    return { by, input: { branches: [branch] }, changes: `branches/${by.uid}`, repeats: true };
  },
  'contact-support': async () => {
    const form = { subject: 'Help', text: 'It does not work.', photos: [] };
    const by = await session();
    return { by, input: form, changes: supportRequestsOf(by), repeats: true };
  },
  'reply-to-support': async () => {
    const by = await session();
    const id = await supportOf(by);
    return {
      by,
      input: { id, text: 'And now?' },
      changes: `support_requests/${id}`,
      repeats: true,
    };
  },
  'save-gallery': async () => {
    const by = await teamOwner();
    return {
      by,
      input: { photos: {}, service_tags: {} },
      changes: `galleries/${by.uid}`,
      repeats: true,
    };
  },
  'send-page-email-link': CHECKS_ITSELF,
  'confirm-page-email': CHECKS_ITS_LINK,
  'invite-member': async () => {
    const email = `${unique('member')}@doorstep.test`;
    const by = await teamOwner();
    return { by, input: { name: 'Sam', email }, changes: invitationsOf(by), repeats: true };
  },
  'withdraw-invitation': async () => {
    const by = await teamOwner();
    const { invitation_id } = await saveInvitation(by.uid, 'sam@doorstep.test');
    return { by, input: { invitation_id }, changes: `team_invitations/${invitation_id}` };
  },
  'read-invitation': READS,
  'accept-invitation': async () => {
    const [owner, by] = [await teamOwner(), await session()];
    const input = await saveInvitation(owner.uid, by.email);
    return { by, input, changes: `team_members/${by.uid}` };
  },
  'remove-member': async () => {
    const [owner, by] = [await teamOwner(), await session()];
    const path = await saveMember(owner.uid, by.uid);
    return { by, input: { member_uid: by.uid }, changes: path };
  },
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
