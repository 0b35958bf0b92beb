import { describe, expect, it } from 'vitest';
import { codeOf, DENIED } from '../expectations.ts';

/** Makes one attempt, or several that must all have the same outcome. */
type Attempt = () => Promise<unknown> | Promise<unknown>[];
/** Attempts by test name. */
export type Attempts = Record<string, Attempt>;

/** Returns one attempt for each row. */
export const each = <Row>(
  rows: Readonly<Record<string, Row>>,
  act: (row: Row) => ReturnType<Attempt>,
): Attempts =>
  Object.fromEntries(Object.entries(rows).map(([words, row]) => [words, () => act(row)]));

/** Returns one attempt for each word. The test name is the word as JSON. */
export const eachOf = (
  words: readonly string[],
  act: (word: string) => ReturnType<Attempt>,
): Attempts => each(Object.fromEntries(words.map((word) => [JSON.stringify(word), word])), act);

/** Returns one attempt for each field of a document, which the attempt omits. */
export const eachMissing = (fields: object, act: (name: string) => ReturnType<Attempt>): Attempts =>
  each(Object.fromEntries(Object.keys(fields).map((name) => [`without ${name}`, name])), act);

const NOT_ONE_LINE = {
  'a line break': 'Dana\n\nhttps://evil.example',
  'a carriage return': 'Dana\rW',
  'a control character': 'Dana\u0000',
  'a next-line character': 'Dana\u0085W',
  'a line separator': 'Dana\u2028W',
  'a direction mark': '\u200fDana',
  'a direction override': 'Dana\u202egnp.exe',
  'a direction isolate': '\u2066Dana\u2069',
};

/** Returns rows for texts that are more than one line or have direction marks, for each field. */
export const notOneLine = <Row>(
  fields: Readonly<Record<string, (text: string) => Row>>,
): Record<string, Row> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, make]) =>
      Object.entries(NOT_ONE_LINE).map(([what, text]) => [`${name} with ${what}`, make(text)]),
    ),
  );

const outcomes = (act: Attempt) => Promise.all([act()].flat().map(codeOf));

/** Registers one test for each attempt: the rules must allow it. */
export function allowed(title: string, acts: Attempts): void {
  describe(`${title} is allowed`, () => {
    it.each(Object.entries(acts))('%s', async (_, act) => {
      for (const code of await outcomes(act)) expect(code).toBe('allowed');
    });
  });
}

/** Registers one test for each attempt: the rules must deny it. */
export function denied(title: string, acts: Attempts): void {
  describe(`${title} is denied`, () => {
    it.each(Object.entries(acts))('%s', async (_, act) => {
      for (const code of await outcomes(act)) expect(DENIED).toContain(code);
    });
  });
}
