import { describe, expect, it } from 'vitest';
import {
  conversation,
  providerProfile,
  sentMail,
  serviceRequest,
  stored,
  FACTORY_TIME,
} from './factories.ts';
import { directThread, requestThread } from './threads.ts';

const later = (minutes: number) => new Date(FACTORY_TIME.getTime() + minutes * 60_000);

describe('factories', () => {
  it('return the same document each time', () => {
    expect(providerProfile()).toEqual(providerProfile());
  });

  it('use one value for id, owner and handle', () => {
    const profile = providerProfile({ id: 'somebody' });
    expect([profile.id, profile.user_id, profile.handle]).toEqual(Array(3).fill('somebody'));
  });

  it('refuse invalid values', () => {
    expect(() => providerProfile({ handle: 'Not A Handle' })).toThrow();
    expect(() => serviceRequest({ client_name: ' ' })).toThrow();
  });

  it('omit the id from the stored fields', () => {
    expect(stored(conversation())).not.toHaveProperty('id');
    expect(stored(conversation())).toHaveProperty('provider_id', 'provider-1');
  });

  it('give each mail template its own fields and id', () => {
    const request = serviceRequest();
    const confirmation = sentMail(request, 'request_confirmation', request.client_email);
    expect(confirmation.id).toBe('request-1_request_confirmation');
    expect(confirmation.data).not.toHaveProperty('client_email');
    expect(sentMail(request, 'new_request', 'pro@doorstep.test').data).toHaveProperty(
      'client_email',
      request.client_email,
    );
  });
});

describe('threads', () => {
  it('do not change a request without messages', () => {
    const request = serviceRequest();
    expect(requestThread(request, [])).toEqual({ request, messages: [] });
  });

  it('contain the last message and the unread counts', () => {
    const { request, messages } = requestThread(serviceRequest(), [
      { from: 'client', text: 'Hello', at: later(1) },
      { from: 'provider', text: 'Hi, tomorrow at nine?', at: later(2), read: false },
      { from: 'provider', text: 'Or ten.', at: later(3), read: false },
    ]);
    expect(messages.map((message) => message.sender_uid)).toEqual([
      'client-1',
      'provider-1',
      'provider-1',
    ]);
    expect(request).toMatchObject({
      last_message: 'Or ten.',
      last_message_id: messages[2]?.id,
      last_at: later(3),
      unread_client: 2,
      unread_provider: 0,
    });
  });

  it('contain the number of messages of a conversation', () => {
    const thread = directThread(conversation(), [
      { from: 'client', text: 'Do you do gutters?', at: later(1) },
      { from: 'provider', text: 'We do.', at: later(5) },
      { from: 'client', text: 'Great, I will send photos.', at: later(6), read: false },
    ]);
    expect(thread.conversation).toMatchObject({
      id: 'provider-1_client-1',
      message_count: 3,
      last_message: 'Great, I will send photos.',
      last_message_id: thread.messages[2]?.id,
      unread_provider: 1,
      unread_client: 0,
    });
    expect(new Set(thread.messages.map((message) => message.id)).size).toBe(3);
  });

  it('require a message in a conversation', () => {
    expect(() => directThread(conversation(), [])).toThrow('no messages');
  });
});
