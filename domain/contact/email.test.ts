import { describe, expect, it } from 'vitest';
import { emailSchema, normalizeEmail } from './email.ts';

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
