import { createHash } from 'node:crypto';
import { expect } from 'vitest';

/** Texts that try to end the surrounding markup or script. */
export const BREAKOUTS = [
  '</script><script>taken()</script>',
  '"><img src=x onerror=taken()>',
  "' onload='taken()",
  '<!--<script>',
  ']]>\u2028taken()\u2029&lt;b&gt;',
  '</title></head><body>',
  '{{constructor}}${taken()}',
];

/** Returns the attributes and texts of the page's inline scripts or styles. */
export const inlineElements = (html: string, element: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>([^]*?)</${element}>`, 'g'))].map(
    ([, attributes = '', text = '']) => ({ attributes, text }),
  );

/** Matches the attributes of a script element that contains data and does not run. */
export const DATA_SCRIPT = /type="application\/(ld\+)?json"/;

/** Expects that no text of BREAKOUTS has become markup or can end a script. */
export function expectNoMarkup(html: string): void {
  expect(html).not.toContain('<script>taken');
  expect(html).not.toContain('<img src=x');
  expect(html).not.toContain('</title></head><body>');
  expect(html.match(/<title>/g)).toHaveLength(1);
  expect(html.match(/<body>/g)).toHaveLength(1);
  for (const { attributes, text } of inlineElements(html, 'script')) {
    if (DATA_SCRIPT.test(attributes)) expect(text).not.toMatch(/[<\u2028\u2029]/);
  }
}

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function hashesOf(policy: string, name: string): string[] {
  const found = policy.split(';').find((one) => one.trim().startsWith(`${name} `));
  return found?.split(' ').filter((source) => source.startsWith("'sha256-")) ?? [];
}

/** Expects the policy to allow exactly the page's inline script and styles. Returns the HTML. */
export async function expectHashes(response: Response): Promise<string> {
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toMatch(/^default-src 'none'/);
  expect(policy).not.toMatch(/unsafe|nonce| \*/);
  const html = await response.text();
  const scripts = inlineElements(html, 'script').filter(
    ({ attributes }) => !DATA_SCRIPT.test(attributes),
  );
  expect(scripts).toHaveLength(1);
  expect(hashesOf(policy, 'script-src')).toEqual(scripts.map(({ text }) => hash(text)));
  expect(hashesOf(policy, 'style-src')).toEqual([
    hash(''),
    ...inlineElements(html, 'style').map(({ text }) => hash(text)),
  ]);
  expect(html).not.toMatch(/ style="/);
  return html;
}
