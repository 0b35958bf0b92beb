import { describe, expect, it } from 'vitest';
import { formFields } from './form-fields.ts';

const lines = (...all: string[]) => Buffer.from(all.join('\r\n'));
const WANTED = { 'List-Unsubscribe': 'One-Click' };

/** The example of RFC 8058, section 8.2. */
const BOUNDARY = '---FormBoundaryjWmhtjORrn';
const EXAMPLE = lines(
  `--${BOUNDARY}`,
  'Content-Disposition: form-data; name="List-Unsubscribe"',
  '',
  'One-Click',
  `--${BOUNDARY}--`,
  '',
);

describe('formFields', () => {
  it('reads a urlencoded body', () => {
    const type = 'application/x-www-form-urlencoded; charset=UTF-8';
    expect(formFields(type, lines('List-Unsubscribe=One-Click&a=b%20c'))).toEqual({
      ...WANTED,
      a: 'b c',
    });
  });

  it.each([
    `multipart/form-data; boundary=${BOUNDARY}`,
    `multipart/form-data; charset=utf-8; boundary="${BOUNDARY}"`,
    `Multipart/Form-Data;Boundary=${BOUNDARY}`,
  ])('reads the example of RFC 8058 as %s', (type) => {
    expect(formFields(type, EXAMPLE)).toEqual(WANTED);
  });

  it('reads several parts with more headers, bare line ends and text around them', () => {
    const body = lines(
      'A preamble is ignored.',
      '--x',
      'Content-Type: text/plain',
      'content-disposition: form-data; filename="a; name=b"; name="first"',
      '',
      'one',
      '',
      'two',
      '--x',
      'Content-Disposition: form-data; name=List-Unsubscribe',
      '',
      'One-Click',
      '--x--',
      'Content-Disposition: form-data; name="late"',
      '',
      'A part after the end is ignored.',
    );
    const type = 'multipart/form-data; boundary=x';
    expect(formFields(type, body)).toMatchObject(WANTED);
    expect(formFields(type, body)).not.toHaveProperty('late');
    const bare = Buffer.from(body.toString().replaceAll('\r\n', '\n'));
    expect(formFields(type, bare)).toMatchObject(WANTED);
  });

  it.each<[string, string, Buffer | undefined]>([
    ['another boundary', 'multipart/form-data; boundary=other', EXAMPLE],
    ['no boundary', 'multipart/form-data', EXAMPLE],
    ['another type', 'text/plain', EXAMPLE],
    ['no type', '', lines('List-Unsubscribe=One-Click')],
    ['JSON', 'application/json', lines('{"List-Unsubscribe":"One-Click"}')],
    ['a part without a name', 'multipart/form-data; boundary=x', lines('--x', '', 'One-Click')],
    ['an empty body', 'application/x-www-form-urlencoded', Buffer.alloc(0)],
    ['no body', 'multipart/form-data; boundary=x', undefined],
    [
      'a body that is too long',
      'application/x-www-form-urlencoded',
      lines(`List-Unsubscribe=One-Click&a=${'x'.repeat(10_000)}`),
    ],
  ])('finds no field in %s', (_, type, body) => {
    expect(formFields(type, body)).toEqual({});
  });

  it('parses a hostile body without slow backtracking', () => {
    const headers = 'Content-Disposition: form-data; '.repeat(300);
    const body = lines('--x', headers, '--x', '\n'.repeat(300));
    const fields = formFields('multipart/form-data; boundary=x', body);
    expect(fields).toEqual({});
  });
});
