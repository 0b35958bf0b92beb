import { inParallel } from '@doorstep/domain/in-parallel';
import { isTransactional, mailTemplateSchema } from '@doorstep/domain/mail/mail';
import { beforeAll, describe, expect, it } from 'vitest';
import { fieldsOf } from '../support/server/admin.ts';
import { headersOf, receivedMails, type ReceivedMail } from '../support/server/received-mails.ts';
import { unique } from '../support/server/sdk-people.ts';
import { until } from '../support/server/until.ts';
import { readStack } from '../support/stack.ts';
import { CONTENTS, PAYLOADS, queueMail, sendMail } from './support/hostile-mails.ts';

const HEADERS = [
  ...['Auto-Submitted', 'Content-Type', 'Date', 'From'],
  ...['MIME-Version', 'Message-ID', 'Subject', 'To'],
];
/** Additional headers of mails from which readers can unsubscribe. */
const UNSUBSCRIBE = ['List-Unsubscribe', 'List-Unsubscribe-Post'];
const PLAIN = 'plain text';

const received = new Map<string, ReceivedMail>();

/** Returns the received mail of a template with a payload in each field. */
function findMail(template: string, payload: string): ReceivedMail {
  const mail = received.get(`${template}: ${payload}`);
  if (!mail) throw new Error(`${template}: ${payload} has not arrived`);
  return mail;
}

beforeAll(async () => {
  const expected = new Map<string, string>();
  const mails = Object.entries(CONTENTS).flatMap(([template, content]) =>
    Object.entries(PAYLOADS).map(([payload, text]) => {
      const to = `${unique('evil')}@doorstep.test`;
      expected.set(to, `${template}: ${payload}`);
      return { content: content(text), to };
    }),
  );
  await inParallel(5, mails, ({ content, to }) => sendMail(content, to));
  let seen = 0;
  const areAllReceived = async () => {
    const newMails = await receivedMails(seen);
    seen += newMails.length;
    for (const mail of newMails) {
      const key = expected.get(mail.to[0]?.address ?? '');
      if (key !== undefined) received.set(key, mail);
    }
    return received.size === expected.size;
  };
  await until('every mail arrives', areAllReceived, 110_000);
});

/** Names lose their direction marks, other texts do not. */
const withoutMarks = (text: string) => text.replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
const lines = (text: string) =>
  withoutMarks(text)
    .split(/[\r\n\u0085\u2028]+/)
    .map((line) => line.trim());

/** Returns the HTML tags with their attributes. Ignores <br>, because texts contain line breaks. */
function htmlTags({ html }: ReceivedMail): string[] {
  const tags = html.replaceAll('<br>', '').match(/<[^>]*>/g) ?? [];
  return tags.map((tag) => tag.replace(/token=[^"&]*/g, 'token'));
}

const ENTITIES = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#39;': "'" };
/** Returns the visible text of the HTML. */
function visibleText({ html }: ReceivedMail): string {
  const text = html
    .replace(/<head>[\s\S]*?<\/head>/, '')
    .replaceAll('<br>', '\n')
    .replace(/<[^>]*>/g, ' ');
  const entities = new Map(Object.entries(ENTITIES));
  return text.replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => entities.get(entity) ?? entity);
}

const templates = mailTemplateSchema.options.filter((template) => template in CONTENTS);

describe.each(templates)('a mail of the template %s', (template) => {
  it.each(Object.keys(PAYLOADS))(
    'has only its own headers with %s in each field',
    async (payload) => {
      const mail = findMail(template, payload);
      const headers = await headersOf(mail);
      const names = headers.map((line) => line.slice(0, line.indexOf(':')));
      const optional = isTransactional(template) ? [] : UNSUBSCRIBE;
      expect(names.filter((name) => name !== 'Reply-To').toSorted()).toEqual(
        [...HEADERS, ...optional].toSorted(),
      );
      expect(headers).toContain(`To: ${mail.to[0]?.address}`);
      expect(mail.envelope.to).toHaveLength(1);
      expect(lines(mail.subject)).toHaveLength(1);
      expect(mail.subject).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
      // A mail client must not decode the payload with an encoded word.
      expect(mail.subject).not.toContain('Doorstep Support');
    },
  );

  it.each(Object.entries(PAYLOADS))('shows %s in each field as text', (payload, text) => {
    const mail = findMail(template, payload);
    expect(htmlTags(mail)).toEqual(htmlTags(findMail(template, PLAIN)));
    for (const [, address = ''] of mail.html.matchAll(/(?:href|src)="([^"]*)"/g)) {
      expect(address.startsWith(readStack().site)).toBe(true);
    }
    for (const line of lines(text)) {
      expect(withoutMarks(mail.text)).toContain(line);
      expect(withoutMarks(visibleText(mail))).toContain(line);
    }
  });

  it('contains the words and links of its HTML in its plain text', () => {
    const mail = findMail(template, PLAIN);
    const words = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu) ?? [];
    const plainTextWords = new Set(words(`${mail.subject} ${mail.text}`));
    expect(words(visibleText(mail)).filter((word) => !plainTextWords.has(word))).toEqual([]);
    for (const [, address = ''] of mail.html.matchAll(/href="([^"]*)"/g)) {
      expect(mail.text).toContain(address.replaceAll('&amp;', '&'));
    }
  });
});

it('no mail is sent to an address of a payload', async () => {
  const strangers = (await receivedMails()).filter(({ to, envelope }) =>
    JSON.stringify([to, envelope]).includes('evil.example'),
  );
  expect(strangers).toEqual([]);
});

const stateOf = async (id: string) => (await fieldsOf(`mail/${id}`)).state;

it.each([
  'a@evil.example, b@evil.example',
  '"a,b"@evil.example',
  'Ann <a@evil.example>',
  'a@evil.example>\r\nRCPT TO:<b@evil.example',
  'a@evil.example\r\nBcc: b@evil.example',
  'a\u0000@evil.example',
  'a@evil.example@doorstep.test',
  `${'a'.repeat(320)}@evil.example`,
  '=?utf-8?q?a?= <b@evil.example>',
  '',
  // The domain contains a Cyrillic о.
  'ann@dооrstep.test',
])('a mail to the malformed address %j fails permanently and stores the reason', async (to) => {
  const id = await queueMail(CONTENTS.welcome('Ann'), to);
  await until('it has failed', async () => (await stateOf(id)) === 'dead');
  const error = 'This is not an email address.';
  expect(await fieldsOf(`mail/${id}`)).toMatchObject({ attempts: 1, error });
});
