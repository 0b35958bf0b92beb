import { describe, expect, it } from 'vitest';
import { emailSchema, isMailable, normalizeEmail } from './email.ts';

describe('emailSchema', () => {
  it('normalizes an email', () => {
    expect(normalizeEmail(' Ana@Example.COM ')).toBe('ana@example.com');
    expect(emailSchema.parse(' Ana@Example.COM ')).toBe('ana@example.com');
  });
  it.each(['', 'ana', 'ana@', '@x.example', 'a b@x.example', `${'a'.repeat(250)}@x.example`])(
    'rejects %j',
    (text) => expect(emailSchema.safeParse(text).success).toBe(false),
  );
});

describe('isMailable', () => {
  it.each([
    'ann@example.com',
    "o'neil+jobs@mail.example.co",
    'a!#$%&*/=?^_`{|}~-b@example.com',
    'анна@пример.рф',
    'ann@xn--e1afmkfd.xn--p1ai',
    'ann@localhost',
  ])('accepts %s', (address) => expect(isMailable(address)).toBe(true));

  it.each([
    '',
    'ann',
    '@example.com',
    'ann@',
    'a@x.example, b@y.example',
    'a@x.example;b@y.example',
    'a@x.example b@y.example',
    'a@b@c.example',
    '"a,b"@x.example',
    '<ann@example.com>',
    'Ann <ann@example.com>',
    'ann(comment)@example.com',
    'ann@[127.0.0.1]',
    'ann\\@example.com',
    'ann@example.com\r\nBcc: b@y.example',
    'ann\u0000@example.com',
    'ann\u202e@example.com',
    'ann\u200b@example.com',
    'group: a@x.example',
    `${'a'.repeat(65)}@example.com`,
    `ann@${'a'.repeat(320)}.example`,
  ])('rejects %j', (address) => expect(isMailable(address)).toBe(false));
});
