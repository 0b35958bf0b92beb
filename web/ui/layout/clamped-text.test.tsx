import { expect, it } from 'vitest';
import { ClampedText } from './clamped-text.tsx';
import { renderMarkup } from '../render-markup.tsx';

it.each([
  ['A leak.\n\nUnder the sink.', 'A leak.\nUnder the sink.'],
  ['A leak.\r\n \r\n\n\tUnder the sink.', 'A leak.\n\tUnder the sink.'],
  ['\n\nA leak.\n', 'A leak.'],
  ['A leak.\nUnder the sink.', 'A leak.\nUnder the sink.'],
])('leaves out blank lines of %j', (text, shown) => {
  const html = renderMarkup(<ClampedText>{text}</ClampedText>);
  expect(/<p[^>]*>([^<]*)<\/p>/.exec(html)?.[1]?.replace('\r', '')).toBe(shown);
});
