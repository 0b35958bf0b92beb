import { describe, expect, it } from 'vitest';
import { codeOf } from './expectations.ts';

/** One attempt, or several that must all have the same outcome. */
type Attempt = () => Promise<unknown> | Promise<unknown>[];
/** Attempts by the words of a test's name. */
export type Attempts = Record<string, Attempt>;

/** Returns the same act for each row. */
export const each = <Row>(
  rows: Readonly<Record<string, Row>>,
  act: (row: Row) => ReturnType<Attempt>,
): Attempts =>
  Object.fromEntries(Object.entries(rows).map(([words, row]) => [words, () => act(row)]));

/** Returns the same act for each of the words, which are shown as JSON. */
export const eachOf = (
  words: readonly string[],
  act: (word: string) => ReturnType<Attempt>,
): Attempts => each(Object.fromEntries(words.map((word) => [JSON.stringify(word), word])), act);

/** Returns the same act for each field of a document that is left out. */
export const eachMissing = (fields: object, act: (name: string) => ReturnType<Attempt>): Attempts =>
  each(Object.fromEntries(Object.keys(fields).map((name) => [`without ${name}`, name])), act);

/** Firestore and Storage have different words for what the rules refuse. */
const DENIED = /^(permission-denied|storage\/unauthorized)$/;

const outcomes = (act: Attempt) => Promise.all([act()].flat().map(codeOf));

/** Registers one test for each act, which the rules allow. */
export function allowed(title: string, acts: Attempts): void {
  describe(`${title} is allowed`, () => {
    it.each(Object.entries(acts))('%s', async (_, act) => {
      for (const code of await outcomes(act)) expect(code).toBe('allowed');
    });
  });
}

/** Registers one test for each act, which the rules deny. */
export function denied(title: string, acts: Attempts): void {
  describe(`${title} is denied`, () => {
    it.each(Object.entries(acts))('%s', async (_, act) => {
      for (const code of await outcomes(act)) expect(code).toMatch(DENIED);
    });
  });
}
