import { minimalBranch } from '@doorstep/domain/profiles/minimal-branch';
import { EVIDENCE_UPLOADS, evidenceKey } from '../../../../functions/badges/evidence.ts';
import { createRateLimits } from '../../../../functions/platform/limits/rate-limit-repository.ts';
import { adminDb } from '../admin.ts';
import { PASSWORD, session, unique, unverified } from '../sdk-people.ts';
import { uploadEvidence } from '../uploaded-pictures.ts';
import { saveProfile } from '../market.ts';
import { QUOTE, QuotedRequest } from '../quotes.ts';
import { productOf } from '../stripe-api.ts';
import { saveInvitation, saveMember, teamOwner } from '../teams.ts';
import { pair } from '../unread-mail.ts';
import { until } from '../until.ts';
import {
  type Row,
  READS,
  CHECKS_ITSELF,
  CHECKS_ITS_LINK,
  type Rows,
  completed,
  reviewed,
  supportOf,
  mailsTo,
  reportsBy,
  reviewsBy,
  supportRequestsOf,
  invitationsOf,
} from './call-setup.ts';
import { ADMIN_CALLS } from './admin-calls.ts';

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
  'ask-done': async () => {
    const { requestId: request_id, client: by } = await pair({ status: 'in_progress' });
    return { by, input: { request_id }, changes: `service_requests/${request_id}` };
  },
  'refuse-done': async () => {
    const { requestId: request_id, client, provider: by } = await pair({ status: 'in_progress' });
    await client.call('ask-done', { request_id });
    return { by, input: { request_id }, changes: `service_requests/${request_id}` };
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
  'save-hours': async () => {
    const by = await session();
    await saveProfile(by.uid);
    const { hours, time_zone } = minimalBranch();
    const changes = `provider_profiles/${by.uid}`;
    return { by, input: { hours, time_zone }, changes, repeats: true };
  },
  'save-prices': async () => {
    const by = await session();
    await saveProfile(by.uid);
    const input = { price_hints: [{ text: 'Drain cleaning', cents: 8_900 }] };
    return { by, input, changes: `provider_profiles/${by.uid}`, repeats: true };
  },
  'save-replies': async () => {
    const by = await teamOwner();
    const input = { before: [], replies: ['On our way.'] };
    return { by, input, changes: `saved_replies/${by.uid}`, repeats: true };
  },
  'save-providers': async () => {
    const [by, provider] = [await session(), await session()];
    await saveProfile(provider.uid);
    const input = { provider_ids: [provider.uid], saved: true };
    return { by, input, changes: `saved_providers/${by.uid}` };
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
  ...ADMIN_CALLS,
};
