import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../stack/paths.ts';
import { FEATURES } from './catalogue.ts';

// What the app says in toasts stands in one `messages.ts` per feature. Each text must be used by the
// app and seen whole by a test of its own feature: a text that nobody can bring about is a promise
// that is not kept.

const files = (folder: string, ending: RegExp) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !/node_modules|dist/.test(file))
    .map((file) => path.posix.join(folder, file));
const textOf = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');

function visitFile(file: string, visit: (node: ts.Node) => void): void {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest, true);
  const walk = (node: ts.Node): void => {
    visit(node);
    ts.forEachChild(node, walk);
  };
  walk(source);
}

/** All strings of a file, as they are when it runs: a part of a longer one is not among them. */
function stringsIn(file: string): string[] {
  const found: string[] = [];
  visitFile(file, (node) => {
    if (ts.isStringLiteralLike(node)) found.push(node.text);
  });
  return found;
}

/** The texts of the objects that a file exports: `export const X = { name: 'text' } as const`. */
function textsIn(file: string): { name: string; text: string }[] {
  const found: { name: string; text: string }[] = [];
  visitFile(file, (node) => {
    if (!ts.isPropertyAssignment(node) || !ts.isStringLiteralLike(node.initializer)) return;
    found.push({ name: node.name.getText(), text: node.initializer.text });
  });
  return found;
}

const isUnitTest = (file: string) => /\.test\.tsx?$/.test(file);
const webCode = files('web', /\.tsx?$/)
  .map(textOf)
  .join('\n');
const stringsOfTests = new Set(
  [
    ...['domain', 'web', 'functions'].flatMap((folder) => files(folder, /\.test\.tsx?$/)),
    ...files('tests', /\.ts$/),
  ].flatMap(stringsIn),
);

describe('the texts of the features', () => {
  it('stand in the files that are listed', () => {
    const listed = FEATURES.map(({ texts }) => texts).filter((file) => file.startsWith('web/'));
    expect(listed.toSorted()).toEqual(files('web/features', /messages\.ts$/).toSorted());
  });

  for (const { texts: file, seenIn, promised } of FEATURES) {
    const texts = textsIn(file);
    const seen = new Set(seenIn.flatMap(stringsIn));

    it.each(promised)(`${file}: has '%s'`, (text) => {
      expect(texts.map((held) => held.text)).toContain(text);
    });

    it.each(texts)(`${file}: $name is used by the app`, ({ name }) => {
      expect(webCode + textOf(file)).toMatch(
        new RegExp(`_(MESSAGES|ERRORS)\\.${name}\\b|texts\\.${name}\\b`),
      );
    });

    it.each(texts)(`${file}: a test of the feature sees $name`, ({ text }) => {
      expect([...seen]).toContain(text);
    });
  }
});

/** Words for a person begin with a capital and hold a space. */
const isForPeople = (text: string) => /^[A-Z].* /.test(text);
/** What is only logged has no full stop. */
const isSentence = (text: string) => isForPeople(text) && text.endsWith('.');

const wordsIn = (folder: string, isWord: (text: string) => boolean) =>
  files(folder, /\.ts$/)
    .filter((file) => !isUnitTest(file))
    .flatMap((file) =>
      stringsIn(file)
        .filter(isWord)
        .map((text) => ({ file, text })),
    );

describe('what else is said', () => {
  it.each([...wordsIn('domain', isForPeople), ...wordsIn('web/data', isSentence)])(
    "$file: a test sees '$text'",
    ({ text }) => {
      expect([...stringsOfTests]).toContain(text);
    },
  );
});
