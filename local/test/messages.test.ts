import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../stack/paths.ts';

// What the app says in toasts stands in one `messages.ts` per feature. Each text must be used by the
// app and seen by a browser test: a text that nobody can bring about is a promise that is not kept.

const files = (folder: string, ending: RegExp) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => ending.test(file) && !/node_modules|dist/.test(file))
    .map((file) => path.join(ROOT, folder, file));
const textOf = (file: string) => readFileSync(file, 'utf8');

interface Text {
  name: string;
  text: string;
  file: string;
}

/** The texts of the objects that a file exports: `export const X = { name: 'text' } as const`. */
function textsIn(file: string): Text[] {
  const source = ts.createSourceFile(file, textOf(file), ts.ScriptTarget.Latest);
  const found: Text[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && ts.isStringLiteralLike(node.initializer)) {
      found.push({
        name: node.name.getText(source),
        text: node.initializer.text,
        file: path.relative(ROOT, file),
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

const MESSAGE_FILES = files('web/features', /messages\.ts$/);
const TEXTS = MESSAGE_FILES.flatMap(textsIn);
const code = files('web', /\.tsx?$/)
  .map(textOf)
  .join('\n');
const browserTests = files('tests/e2e', /\.spec\.ts$/)
  .map(textOf)
  .join('\n');

/** As a test would write it: in quotes of either kind. */
const spellings = (text: string) => [text, text.replaceAll("'", "\\'")];

describe('the texts of the features', () => {
  it('are found', () => expect(TEXTS.length).toBeGreaterThan(40));

  it.each(TEXTS)('$file: $name is used by the app', ({ name }) => {
    expect(code).toMatch(new RegExp(`_MESSAGES\\.${name}\\b|texts\\.${name}\\b`));
  });

  it.each(TEXTS)('$file: a browser test sees $name', ({ text }) => {
    expect(
      spellings(text).some((spelling) => browserTests.includes(spelling)),
      text,
    ).toBe(true);
  });
});
