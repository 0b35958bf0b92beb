import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

// `npm run behaviour` checks that a test names the number of every line of docs/behaviour/. A test
// names it in a tag, a title or a comment, such as `@2.2.14`.

const DOCS = 'docs/behaviour';
const TEST_FOLDERS = ['domain', 'functions', 'web', 'tests', 'local', 'ops'];

/** The number of each line, and whether the line says that no test can observe it. */
const lines = readdirSync(DOCS).flatMap((page) =>
  [
    ...readFileSync(path.join(DOCS, page), 'utf8').matchAll(/^- \*\*(\d+\.\d+\.\d+)\*\* (.+)$/gm),
  ].map(([, number = '', text = '']) => ({ number, isHidden: text.includes('(not observable') })),
);

const testedIn = new Map<string, string>();
for (const folder of TEST_FOLDERS) {
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    if (!/\.(test|spec)\.tsx?$/.test(name) || name.includes('node_modules')) continue;
    const file = path.join(folder, name);
    for (const [, number = ''] of readFileSync(file, 'utf8').matchAll(/@(\d+\.\d+\.\d+)/g)) {
      testedIn.set(number, file);
    }
  }
}

const knownNumbers = new Set(lines.map(({ number }) => number));
const problems = [
  ...lines
    .filter(({ number, isHidden }) => !isHidden && !testedIn.has(number))
    .map(({ number }) => `${number} has no test`),
  ...[...testedIn]
    .filter(([number]) => !knownNumbers.has(number))
    .map(([number, file]) => `${file} names ${number}, which does not exist`),
];
for (const problem of problems) console.error(`✖ ${problem}`);
console.log(`${lines.length} behaviours, ${problems.length} problems`);
process.exitCode = lines.length > 0 && problems.length === 0 ? 0 : 1;
