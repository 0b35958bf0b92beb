import { expect, it } from 'vitest';
import { insertText } from './saved-replies.tsx';

/** Returns the text with '|' at the cursor. */
function inserted(before: string, reply = 'See you.') {
  const [text, cursor] = [before.replace('|', ''), before.indexOf('|')];
  const result = insertText(text, cursor, reply);
  return `${result.text.slice(0, result.cursor)}|${result.text.slice(result.cursor)}`;
}

it.each([
  ['|', 'See you.|'],
  ['Hello.|', 'Hello. See you.|'],
  ['Hello. |', 'Hello. See you.|'],
  ['Hello.\n|', 'Hello.\nSee you.|'],
  ['|Bye', 'See you.| Bye'],
  ['Hello.|\nBye', 'Hello. See you.|\nBye'],
  ['Hello.|Bye', 'Hello. See you.| Bye'],
])('inserts a saved reply into %j without losing what was typed (@2.44.2)', (before, after) => {
  expect(inserted(before)).toBe(after);
});

it('inserts no spaces for an empty text', () => {
  expect(inserted('Hello.|Bye', '')).toBe('Hello.|Bye');
});
