import { unique, session } from '../sdk-people.ts';
import { saveProfile } from '../market.ts';
import { QUOTE, QuotedRequest } from '../quotes.ts';
import { teamOwner } from '../teams.ts';
import { pair } from '../unread-mail.ts';
import {
  CHECKS_ITSELF,
  DENIED,
  forEveryAccount,
  forVerifiedAccounts,
  NOT_FOUND,
  PRECONDITION,
  READS,
  type CallRows,
} from './call-row.ts';
import { completed, reportsBy, reviewsBy } from './call-setup.ts';

/** The calls around requests, chats and reviews by clients. */
export const REQUEST_CALLS = {
  'send-service-request': {
    input: (people) => ({ request_id: people.requestId }),
    answers: forVerifiedAccounts(DENIED, { client: 'allowed' }),
    effect: CHECKS_ITSELF,
  },
  'open-request-chat': {
    input: (people) => ({ request_id: people.requestId, email: `${unique('no')}@doorstep.test` }),
    answers: forEveryAccount(NOT_FOUND),
    effect: async () => {
      const { requestId: request_id, client } = await pair();
      const by = await session();
      return {
        by,
        input: { request_id, email: client.email },
        changes: `service_requests/${request_id}/guests/${by.uid}`,
        repeats: true,
      };
    },
  },
  'send-quote': {
    input: (people) => ({ request_id: people.requestId, ...QUOTE }),
    answers: forVerifiedAccounts(NOT_FOUND, { provider: 'allowed' }),
    effect: async () => {
      const request = await QuotedRequest.create();
      const input = { request_id: request.pair.requestId, ...QUOTE };
      return { by: request.pair.provider, input, changes: request.path };
    },
  },
  'decide-quote': {
    input: (people) => ({ request_id: people.requestId, quote_id: 'earlier', accept: true }),
    answers: forEveryAccount(NOT_FOUND, { client: PRECONDITION, guest: DENIED }),
    effect: async () => {
      const request = await QuotedRequest.create();
      const quote = { request_id: request.pair.requestId, quote_id: await request.send() };
      return { by: request.pair.client, input: { ...quote, accept: true }, changes: request.path };
    },
  },
  'withdraw-quote': {
    input: (people) => ({ request_id: people.requestId, quote_id: 'earlier' }),
    answers: forVerifiedAccounts(NOT_FOUND, { provider: PRECONDITION }),
    effect: async () => {
      const request = await QuotedRequest.create();
      const input = { request_id: request.pair.requestId, quote_id: await request.send() };
      return { by: request.pair.provider, input, changes: request.path };
    },
  },
  // The request is still pending, and nobody has asked.
  'ask-done': {
    input: (people) => ({ request_id: people.requestId }),
    answers: forVerifiedAccounts(NOT_FOUND, { client: PRECONDITION }),
    effect: async () => {
      const { requestId: request_id, client: by } = await pair({ status: 'in_progress' });
      return { by, input: { request_id }, changes: `service_requests/${request_id}` };
    },
  },
  'refuse-done': {
    input: (people) => ({ request_id: people.requestId }),
    answers: forVerifiedAccounts(NOT_FOUND, { provider: PRECONDITION }),
    effect: async () => {
      const { requestId: request_id, client, provider: by } = await pair({ status: 'in_progress' });
      await client.call('ask-done', { request_id });
      return { by, input: { request_id }, changes: `service_requests/${request_id}` };
    },
  },
  'photos-left': { input: () => ({}), answers: forVerifiedAccounts('allowed'), effect: READS },
  'block-person': {
    input: (people) => ({ thread: { kind: 'request', id: people.requestId }, blocked: false }),
    answers: forVerifiedAccounts(NOT_FOUND, { client: 'allowed', provider: 'allowed' }),
    effect: async () => {
      const { requestId: id, client, provider } = await pair();
      const input = { thread: { kind: 'request', id }, blocked: true } as const;
      return { by: client, input, changes: `blocks/${client.uid}_${provider.uid}` };
    },
  },
  'report-person': {
    input: (people) => ({
      thread: { kind: 'request', id: people.requestId },
      reason: 'other',
      text: 'A real report.',
    }),
    answers: forEveryAccount(NOT_FOUND, {
      client: 'allowed',
      provider: 'allowed',
      guest: 'allowed',
    }),
    effect: async () => {
      const { requestId: id, client } = await pair();
      const thread = { kind: 'request', id } as const;
      const input = { thread, reason: 'fraud', text: 'A cheat.', also_block: true } as const;
      return { by: client, input, changes: reportsBy(client), repeats: true };
    },
  },
  'my-review': {
    input: (people) => ({ request_id: people.requestId }),
    answers: forVerifiedAccounts(NOT_FOUND, { client: 'allowed' }),
    effect: READS,
  },
  // The request is still pending.
  'write-review': {
    input: (people) => ({ request_id: people.requestId, stars: 5, text: '', photos: ['x'] }),
    answers: forVerifiedAccounts(NOT_FOUND, { client: PRECONDITION }),
    effect: async () => {
      const { client, requestId: request_id } = await completed();
      return {
        by: client,
        input: { request_id, stars: 4, text: 'Good.' },
        changes: reviewsBy(client),
        repeats: true,
      };
    },
  },
  'save-replies': {
    input: () => ({ before: [], replies: ['On our way.'] }),
    answers: forVerifiedAccounts(DENIED, { provider: 'allowed', otherProvider: 'allowed' }),
    effect: async () => {
      const by = await teamOwner();
      const input = { before: [], replies: ['On our way.'] };
      return { by, input, changes: `saved_replies/${by.uid}`, repeats: true };
    },
  },
  'save-providers': {
    input: (people) => ({ provider_ids: [people.provider.uid], saved: true }),
    answers: forVerifiedAccounts('allowed'),
    effect: async () => {
      const [by, provider] = [await session(), await session()];
      await saveProfile(provider.uid);
      const input = { provider_ids: [provider.uid], saved: true };
      return { by, input, changes: `saved_providers/${by.uid}` };
    },
  },
} satisfies Partial<CallRows>;
