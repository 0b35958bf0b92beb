import { describe, expect, it } from 'vitest';
import { pseudonym, redact } from './log.ts';

describe('redact', () => {
  it.each([
    [
      '550 5.1.1 <Nora.Whitfield+a@mail.example.org>: no such user',
      '550 5.1.1 <[address]>: no such user',
    ],
    ['email=nora%40example.org&x=1', 'email=[address]&x=1'],
    ['to "üñï@exämple.org"', 'to "[address]"'],
    ['nora@localhost is refused', '[address] is refused'],
    ['phone (503) 555-0177 is wrong', 'phone [phone] is wrong'],
    ['phone +44 20 7946 0958.', 'phone [phone].'],
    ['tel 5035550177', 'tel [phone]'],
    ['key sk_test_51ABCdefGHI used', 'key [secret] used'],
    [`token ${'a'.repeat(20)}.${'b'.repeat(40)}.${'c'.repeat(43)}`, 'token [token]'],
  ])('removes personal data and secrets: %s', (text, redacted) => {
    expect(redact(text)).toBe(redacted);
  });

  it.each([
    'at deliverMail (/workspace/index.js:1234:56)',
    'Stripe, reading subscriptions: StripeAPIError 503 req_8dh2Ks81kd',
    '2026-01-15T10:00:00.000Z 2026-01-15 10:00',
    'subscription sub_1N8abcXYZ of version 20.19.4',
    'malformed document service_requests/x7Gk2mPq0R9sT1uV3wY5: urgency: Invalid option',
    'connect ECONNREFUSED 127.0.0.1:1025',
  ])('keeps what an operator needs: %s', (text) => {
    expect(redact(text)).toBe(text);
  });

  it('hashes uids, also inside other ids, in the same way each time', () => {
    const [uid, other] = ['Zk3JqW8rT1uV3wY5x7Gk2mPq0R9s', 'aB3JqW8rT1uV3wY5x7Gk2mPq0R9s'];
    const [hash, otherHash] = [pseudonym(uid), pseudonym(other)];
    expect(hash).toMatch(/^[0-9a-f]{16}$/);
    expect(redact(`mail/welcome_${uid}`)).toBe(`mail/welcome_${hash}`);
    expect(redact(`conversations/${uid}_${other}: x`)).toBe(
      `conversations/${hash}_${otherHash}: x`,
    );
    expect(redact(`provider-avatars/${uid}/a.jpg`)).toBe(`provider-avatars/${hash}/a.jpg`);
    expect(redact(`o/provider-avatars%2F${uid}%2Fa.jpg`)).toBe(
      `o/provider-avatars%2F${hash}%2Fa.jpg`,
    );
    expect(redact(`${uid}9`)).toBe(`${uid}9`);
  });
});
