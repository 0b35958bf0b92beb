import { describe, expect, it } from 'vitest';
import { isAddressRefused } from './smtp-refusals.ts';

function reply(response: string, command = 'RCPT TO', code = 'EENVELOPE') {
  const responseCode = Number(response.slice(0, 3));
  return Object.assign(new Error(response), { code, command, response, responseCode });
}

describe('a reply that rejects the address for good', () => {
  it.each([
    '550 5.1.1 <a@b.example>: Recipient address rejected: User unknown',
    '550-5.1.1 The account does not exist.\n550 5.1.1 Learn more',
    '550 5.1.10 Domain takes no mail (null MX)',
    '553 5.1.3 Bad address syntax',
    '550 5.2.1 Mailbox disabled',
    '550 No such user here',
    '551 User not local',
    '553 Mailbox name not allowed',
    '556 Domain does not accept mail',
  ])('%s', (response) => expect(isAddressRefused(reply(response))).toBe(true));

  it('may come after the content', () => {
    expect(isAddressRefused(reply('550 5.1.1 No such user', 'DATA', 'EMESSAGE'))).toBe(true);
  });
});

describe('a reply that may pass, or that the operator can fix', () => {
  it.each([
    '450 4.2.1 Mailbox busy',
    '421 4.3.2 Going down',
    '452 Too many recipients',
    '552 5.2.2 Mailbox full',
    '552 Mailbox full',
    '554 5.7.1 Relay access denied',
    '550 relay not permitted',
    '550 5.7.54 SMTP; Unable to relay recipient',
    '550 5.7.1 Blocked for spam',
    '550 5.1.8 Bad sender domain',
    '530 5.7.0 Authentication required',
    '503 Bad sequence of commands',
    '554 Transaction failed',
  ])('%s', (response) => expect(isAddressRefused(reply(response))).toBe(false));

  it.each([
    ['of the sender', reply('550 5.1.1 Unknown', 'MAIL FROM')],
    ['of the content', reply('550 Rejected', 'DATA', 'EMESSAGE')],
    ['of the login', reply('535 5.7.8 Bad credentials', 'AUTH PLAIN', 'EAUTH')],
    ['no reply at all', Object.assign(new Error('refused'), { code: 'ESOCKET', command: 'CONN' })],
    ['no error', 'a text'],
  ])('%s', (_what, thrown) => expect(isAddressRefused(thrown)).toBe(false));
});
