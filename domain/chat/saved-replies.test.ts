import { expect, it } from 'vitest';
import { LIMITS } from '../limits.ts';
import { fillName, savedReplyListSchema } from './saved-replies.ts';

it.each([
  ['Hi {name}, thanks', 'Hi Nora $&, thanks'],
  ['{Name}! {NAME}?', 'Nora $&! Nora $&?'],
  ['No placeholder {names}', 'No placeholder {names}'],
])("puts the client's name into %j (@2.44.3)", (reply, filled) => {
  expect(fillName(reply, 'Nora $&')).toBe(filled);
});

it.each([
  ['Hi {name}, thanks', 'Hi, thanks'],
  ['Hi, {name}, thanks', 'Hi, thanks'],
  ['Hi, {name}! We can come.', 'Hi! We can come.'],
  ['Hi {name}!', 'Hi!'],
  ['Hi {name}', 'Hi'],
  ['Hello {name}\nWe can come.', 'Hello\nWe can come.'],
  ['{name}, thanks', 'Thanks'],
  ['Hello.\n  {name},  élan', 'Hello.\nÉlan'],
  ['{name}', ''],
  ['Is {name} there?', 'Is there?'],
  ['Thanks, {name}', 'Thanks'],
  ['¡Hola, {name}!', '¡Hola!'],
  ['مرحبا {name}، شكرا', 'مرحبا، شكرا'],
  ['مرحبا، {name}، شكرا', 'مرحبا، شكرا'],
  ['你好，{name}，谢谢', '你好，谢谢'],
  ['{name}、ありがとう', 'ありがとう'],
  ['שלום {name}, תודה', 'שלום, תודה'],
  ['Привет, {name}! Спасибо', 'Привет! Спасибо'],
  ['  Indented, with 3,5 commas, and none', '  Indented, with 3,5 commas, and none'],
])('leaves no gap and no comma in %j without a name (@2.44.3)', (reply, filled) => {
  expect(fillName(reply, null)).toBe(filled);
});

it('accepts ten different replies of 1,000 characters (@2.44.1)', () => {
  const replies = Array.from({ length: LIMITS.savedReplies }, (_, i) => `${i}`.repeat(1000));
  const accepts = (list: string[]) => savedReplyListSchema.safeParse(list).success;
  expect(accepts(replies)).toBe(true);
  for (const wrong of [[...replies, 'One more'], ['Hi', ' Hi '], [' \u200b'], ['x'.repeat(1001)]])
    expect(accepts(wrong)).toBe(false);
});
