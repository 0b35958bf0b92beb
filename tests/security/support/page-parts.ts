import { createHash } from 'node:crypto';

/** What a page that the server renders is made of, as far as its security goes. */

/** Texts that would end what they stand in. */
export const BREAKOUTS = [
  '</script><script>taken()</script>',
  '"><img src=x onerror=taken()>',
  "' onload='taken()",
  '<!--<script>',
  ']]>\u2028taken()\u2029&lt;b&gt;',
  '</title></head><body>',
  '{{constructor}}${taken()}',
];

/** The texts of the page's inline elements of a kind. */
export const inline = (html: string, element: 'script' | 'style') =>
  [...html.matchAll(new RegExp(`<${element}\\b([^>]*)>([^]*?)</${element}>`, 'g'))].map(
    ([, attributes = '', text = '']) => ({ attributes, text }),
  );

/** Of a script element that holds data and is never run. */
export const INERT = /type="application\/(ld\+)?json"/;

/** How a policy names a text. */
export const hash = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function directive(policy: string, name: string): string[] {
  const found = policy.split(';').find((one) => one.trim().startsWith(`${name} `));
  return found?.trim().split(' ').slice(1) ?? [];
}

/** The texts that the policy allows in such elements, by their hashes. */
export const allowedHashes = (policy: string, name: string) =>
  directive(policy, name).filter((source) => source.startsWith("'sha256-"));
