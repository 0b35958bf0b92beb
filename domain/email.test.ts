import { describe, expect, it } from 'vitest';
import { emailSchema, mailHref, normalizeEmail } from './email.ts';

it('links an address', () => {
  expect(mailHref('ana@example.com')).toBe('mailto:ana@example.com');
  expect(mailHref('o&leary?#@example.com')).toBe('mailto:o%26leary%3F%23@example.com');
});

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
