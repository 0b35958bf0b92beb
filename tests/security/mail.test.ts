import type { MailTemplate } from '@doorstep/domain/mail';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf } from '../support/server/admin.ts';
import { unique } from '../support/server/people.ts';
import { until } from '../support/server/until.ts';
import { readStack } from '../support/stack.ts';
import {
  CONTENTS,
  PAYLOADS,
  PAYLOAD_NAMES,
  queue,
  saveAttackedRequest,
} from './support/evil-mails.ts';
import { headersOf, inbox, readable, skeletonOf, type Received } from './support/received-mail.ts';

const TEMPLATES = Object.keys(CONTENTS).filter((name) => name in CONTENTS);
const HEADERS = [
  'Auto-Submitted',
  'Content-Type',
  'Date',
  'From',
  'MIME-Version',
  'Message-ID',
  'Subject',
  'To',
];
/** Of mails that are not transactional. */
const UNSUBSCRIBE = ['List-Unsubscribe', 'List-Unsubscribe-Post'];
const PATIENCE_MS = 50_000;

const addressOf = new Map<string, string>();
const received = new Map<string, Received>();
const key = (template: string, payload: string) => `${template}: ${payload}`;

/** The mail of that kind with that text, as it arrived. */
function theMail(template: string, payload: string): Received {
  const mail = received.get(addressOf.get(key(template, payload)) ?? '');
  if (!mail) throw new Error(`${key(template, payload)} has not arrived`);
  return mail;
}

beforeAll(async () => {
  await saveAttackedRequest();
  const contents = Object.entries(CONTENTS).flatMap(([template, content]) =>
    Object.entries(PAYLOADS).map(([name, text]) => ({
      key: key(template, name),
      content: content(text),
      to: `${unique('evil')}@doorstep.test`,
    })),
  );
  await Promise.all(contents.map(({ content, to }) => queue(content, to)));
  for (const one of contents) addressOf.set(one.key, one.to);
  const wanted = new Set(addressOf.values());
  let seen = 0;
  const arrived = async () => {
    const more = await inbox(seen);
    seen += more.length;
    for (const mail of more) {
      const [to] = mail.to;
      if (to && wanted.has(to.address)) received.set(to.address, mail);
    }
    return received.size === wanted.size;
  };
  await until('every mail arrives', arrived, PATIENCE_MS);
});

const lines = (text: string) => text.split(/[\r\n\u0085\u2028]+/).map((line) => line.trim());

describe.each(TEMPLATES)('a mail of the kind %s', (template) => {
  const plain = 'nothing (to compare with)';

  it.each(PAYLOAD_NAMES)(
    'with %s in each field has the headers that it has to have',
    async (payload) => {
      const mail = theMail(template, payload);
      const headers = await headersOf(mail);
      const names = headers.map((line) => line.slice(0, line.indexOf(':')));
      const optional = template === 'unread_messages' ? UNSUBSCRIBE : [];
      expect(names.filter((name) => name !== 'Reply-To').toSorted()).toEqual(
        [...HEADERS, ...optional].toSorted(),
      );
      expect(headers).toContain(`To: ${mail.to[0]?.address}`);
      expect(mail.envelope.to).toHaveLength(1);
      expect(lines(mail.subject)).toHaveLength(1);
      expect(mail.subject).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      // What the encoded word would be read as.
      expect(mail.subject).not.toContain('Doorstep Support');
    },
  );

  it.each(PAYLOAD_NAMES)('with %s in each field shows it as text', (payload) => {
    const mail = theMail(template, payload);
    expect(skeletonOf(mail)).toEqual(skeletonOf(theMail(template, plain)));
    for (const [, address = ''] of mail.html.matchAll(/(?:href|src)="([^"]*)"/g)) {
      expect(address.startsWith(readStack().site)).toBe(true);
    }
    const texts = Object.entries(PAYLOADS).filter(([name]) => name === payload);
    for (const line of texts.flatMap(([, text]) => lines(text))) {
      expect(mail.text).toContain(line);
      expect(readable(mail)).toContain(line);
    }
  });

  it('says in plain text all that it says in HTML', () => {
    const mail = theMail(template, plain);
    const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
    const said = new Set(words(`${mail.subject} ${mail.text}`));
    expect(words(readable(mail)).filter((word) => !said.has(word))).toEqual([]);
    for (const [, address = ''] of mail.html.matchAll(/href="([^"]*)"/g)) {
      expect(mail.text).toContain(address);
    }
  });
});

it('never brings anything to anybody else', async () => {
  const strangers = (await inbox()).filter(({ to, envelope }) =>
    JSON.stringify([to, envelope]).includes('evil.example'),
  );
  expect(strangers).toEqual([]);
});

describe('an address that is not one', () => {
  it.each([
    'a@evil.example, b@evil.example',
    'a@evil.example; b@evil.example',
    '"a,b"@evil.example',
    '"a@evil.example\\" b"@evil.example',
    'Ann <a@evil.example>',
    'a@evil.example>\r\nRCPT TO:<b@evil.example',
    'a@evil.example\r\nBcc: b@evil.example',
    'a\u0000@evil.example',
    'a(b@evil.example)@evil.example',
    'a@[evil.example]',
    'a\u202e@evil.example',
    'a@evil.example@doorstep.test',
    `${'a'.repeat(320)}@evil.example`,
    '=?utf-8?q?a?= <b@evil.example>',
    '',
  ])('%j is not written to: the mail is given up, and an administrator sees why', async (to) => {
    const id = await queue(CONTENTS.welcome('Ann'), to);
    await until('it is given up', async () => (await fieldsOf(`mail/${id}`)).state === 'dead');
    expect(await fieldsOf(`mail/${id}`)).toMatchObject({
      attempts: 1,
      error: 'This is not an e-mail address.',
    });
  });

  it('in another alphabet is one, and names one domain', async () => {
    // A Cyrillic о: another domain than the one it looks like.
    const id = await queue(CONTENTS.welcome('Ann'), `${unique('idn')}@dооrstep.test`);
    await until('it is sent', async () => (await fieldsOf(`mail/${id}`)).state === 'sent');
    const mail = (await inbox()).find(({ to }) => to[0]?.address.startsWith('idn'));
    expect(mail?.envelope.to).toHaveLength(1);
    const headers = mail ? await headersOf(mail) : [];
    expect(headers.find((line) => line.startsWith('To:'))).toMatch(/^To: idn\w+@xn--\S+\.test$/);
  });
});

it('covers every kind of mail', () => {
  const kinds: Record<MailTemplate, unknown> = CONTENTS;
  expect(TEMPLATES).toEqual(Object.keys(kinds));
});
