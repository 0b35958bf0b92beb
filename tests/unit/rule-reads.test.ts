import { expect, it } from 'vitest';
import { countRuleReads } from '../bench/costs/rule-reads.ts';

const CONTENT = 'allow read: if get(/users/$(uid)).data.ok && exists(/a/b);';

/** Returns a node of the report. The emulator's end offsets leave out closing parentheses. */
function nodeOf(text: string, values: object[], children: object[] = []) {
  const currentOffset = CONTENT.indexOf(text);
  const endOffset = currentOffset + text.replace(/\)+$/, '').length - 1;
  const sourcePosition = { currentOffset, endOffset };
  return { sourcePosition, values, children };
}
const result = (count: number) => ({ value: { boolValue: true }, count });

it('counts each lookup of the rules once, when it had a result', () => {
  const get = nodeOf('get(/users/$(uid))', [result(2), { value: { undefined: {} }, count: 9 }]);
  const report = [
    nodeOf('get(/users/$(uid)).data.ok', [result(2)], [get]),
    nodeOf('exists(/a/b)', [result(3), { count: 1 }]),
  ];
  expect(countRuleReads({ rules: { files: [{ content: CONTENT }] }, report })).toBe(6);
});
