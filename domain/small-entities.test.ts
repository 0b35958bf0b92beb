import { describe, expect, it } from 'vitest';
import { AppError, toAppError } from './app-error.ts';
import { CALLABLES } from './callables.ts';
import { clientProfileSchema, defaultClientProfile } from './profiles/client-profile.ts';
import { clientLabel, conversationId } from './chat/conversation.ts';
import { emailSchema, normaliseEmail } from './email.ts';
import { IMAGE_ERRORS, imageError, imagePath } from './pictures/image.ts';
import { requestMailId } from './mail/mail.ts';
import { messageTextSchema } from './chat/message.ts';

describe('client profile', () => {
  // @4.9.1
  it('begins empty, with email as the preferred contact', () => {
    const profile = defaultClientProfile('u1');
    expect(profile).toEqual({
      user_id: 'u1',
      full_name: null,
      phone: null,
      preferred_contact: 'email',
    });
    expect(clientProfileSchema.parse(profile)).toEqual(profile);
  });
});

describe('conversation', () => {
  it('is named by its two sides', () => {
    expect(conversationId('p', 'c')).toBe('p_c');
  });
  it('shows a client by 8 characters of the id', () => {
    expect(clientLabel('abcdefghijkl')).toBe('Client #abcdefgh');
  });
});

describe('email', () => {
  it('has one spelling', () => {
    expect(normaliseEmail(' Ana@Example.COM ')).toBe('ana@example.com');
    expect(emailSchema.parse(' Ana@Example.COM ')).toBe('ana@example.com');
  });
  it.each(['', 'ana', 'ana@', '@x.example', 'a b@x.example', `${'a'.repeat(250)}@x.example`])(
    'is not %j',
    (text) => expect(emailSchema.safeParse(text).success).toBe(false),
  );
});

describe('message', () => {
  it('is trimmed and not empty', () => {
    expect(messageTextSchema.parse('  hi \n')).toBe('hi');
    expect(messageTextSchema.safeParse(' \n ').success).toBe(false);
    expect(messageTextSchema.safeParse('\u200b').success).toBe(false);
    expect(messageTextSchema.parse('👍')).toBe('👍');
    expect(messageTextSchema.safeParse('x'.repeat(4001)).success).toBe(false);
  });
});

describe('image', () => {
  const MB = 1024 * 1024;
  it('says why a file cannot be uploaded', () => {
    expect(imageError({ type: null, size: 1 })).toBe(IMAGE_ERRORS.type);
    expect(imageError({ type: 'image/png', size: 40 * MB + 1 })).toBe(IMAGE_ERRORS.size);
    expect(imageError({ type: 'image/png', size: 40 * MB })).toBeNull();
  });
  it('goes to the owner’s folder with its original extension', () => {
    expect(imagePath('provider-avatars', 'u1', 'r', 'Me.JPG')).toBe('provider-avatars/u1/r.jpg');
    expect(imagePath('provider-covers', 'u1', 'r', 'noname')).toBe('provider-covers/u1/r.jpg');
    expect(imagePath('provider-covers', 'u1', 'r', 'a.b/c')).toBe('provider-covers/u1/r.jpg');
    expect(imagePath('provider-covers', 'u1', 'r', 'scan.jfif')).toBe('provider-covers/u1/r.jpg');
  });
});

describe('mail', () => {
  it('is one of each kind for a request', () => {
    expect(requestMailId('r1', 'new_request')).toBe('r1_new_request');
  });
});

describe('callables', () => {
  it('have the names of the spec', () => {
    expect(Object.keys(CALLABLES)).toEqual(
      expect.arrayContaining([
        'create-checkout',
        'check-subscription',
        'customer-portal',
        'send-service-request',
      ]),
    );
  });
  it('drop what must not be trusted', () => {
    const payload = { request_id: 'r1', provider_email: 'evil@x.example', client_name: 'X' };
    expect(CALLABLES['send-service-request'].input.parse(payload)).toEqual({ request_id: 'r1' });
  });
});

describe('AppError', () => {
  it('keeps the cause and both messages', () => {
    const cause = new Error('socket');
    const error = new AppError('unavailable', 'SMTP down', { personMessage: 'Later', cause });
    expect(error).toMatchObject({ code: 'unavailable', personMessage: 'Later', cause });
    expect(toAppError(error)).toBe(error);
  });
  it.each(['', ' ', '\n'])('has no message for the person where it is %j', (personMessage) => {
    expect(new AppError('internal', 'why', { personMessage }).personMessage).toBeNull();
  });
  it('is made of anything thrown', () => {
    expect(toAppError('boom')).toMatchObject({ code: 'internal', message: 'boom' });
    const cause = new TypeError('x');
    expect(toAppError(cause).cause).toBe(cause);
  });
});
