import { escapeHtml } from '@doorstep/domain/escape-html';
import { oneLine } from '@doorstep/domain/text';
import * as fc from 'fast-check';
import { marked } from 'marked';
import { describe, expect, it } from 'vitest';
import { escapeMarkdown } from './page-markdown.ts';

/** Each place of a typed text on a page (page-markdown.ts). */
const PLACES = [
  ['a heading', (text: string) => `# ${text}`],
  ['a paragraph', (text: string) => `# Name\n\n${text}\n\n- City: Austin`],
  ['a list item', (text: string) => `- ${text}\n- next`],
  ['a list item with a label', (text: string) => `- City: ${text}\n- next`],
] as const;

const ACTIVE = [
  ...['# heading', '[link](javascript:taken())', '[x] done', '[a]: https://evil.example', '---'],
  ...['<script>taken()</script>', '<https://evil.example>', '<!--', '<div ', '&lt;', '&#35;'],
  ...['`code`', '```', '~~~', '~~gone~~', '**bold**', '_em_', '* item', '- item', '+ item', '> q'],
  ...['1. one', '1) one', '===', '| a | b |', '|-|', '![](x)', '\\', '\\[', 'www.evil.example'],
  ...[
    'https://evil.example',
    'me@evil.example',
    '\n',
    '\r\n\r\n',
    '\n    code',
    '  \n',
    '\t',
    '\0',
  ],
  ...['\u2028', '\u202e', '\u00a0', 'text', 'é', '你好', '👩‍🔧', ' '],
];

const typed = fc
  .array(fc.oneof(fc.constantFrom(...ACTIVE), fc.string({ unit: 'binary' })), { maxLength: 8 })
  .map((parts) => parts.join(''))
  .filter((text) => oneLine(text) !== '');

// @2.12.31
describe.each(PLACES)('in %s', (_, place) => {
  it.each([true, false])('any typed text stays a text (extensions of GitHub: %s)', (gfm) => {
    const html = (text: string) => marked.parse(place(text), { gfm, async: false });
    const plain = html('Plain');
    fc.assert(
      fc.property(typed, (text) => {
        const shown = escapeHtml(oneLine(text));
        expect(html(escapeMarkdown(text))).toBe(plain.replace('Plain', () => shown));
      }),
      { numRuns: 500, examples: ACTIVE.filter((one) => oneLine(one) !== '').map((one) => [one]) },
    );
  });
});

it('keeps words, digits and the marks of prose as they are', () => {
  const prose = 'Tidy, punctual; "25 years" - that\'s us? 100 %';
  expect(escapeMarkdown(prose)).toBe(prose.replace(' - ', ' \\- '));
});
