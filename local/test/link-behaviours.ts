import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT } from '../stack/paths.ts';
import { linkBehaviours, type BrowserTest } from './behaviours.ts';

// `npm run behaviour`: every number of docs/behaviour/ has a browser test. `-- --list` shows which.

const suiteSchema = z.object({
  specs: z.array(
    z.object({
      title: z.string(),
      file: z.string(),
      line: z.number(),
      tags: z.array(z.string()),
    }),
  ),
  get suites() {
    return z.array(suiteSchema).optional();
  },
});
type Suite = z.infer<typeof suiteSchema>;

function testsOf({ specs, suites = [] }: Suite): BrowserTest[] {
  const own = specs.map(({ title, file, line, tags }) => ({
    title,
    place: `tests/${file}:${line}`,
    tags,
  }));
  return [...own, ...suites.flatMap(testsOf)];
}

/** Playwright's own list of the tests: none is run. */
function listTests(): BrowserTest[] {
  const args = ['test', '--config', 'tests/playwright.config.ts', '--list', '--reporter=json'];
  const output = execFileSync(process.execPath, ['node_modules/@playwright/test/cli.js', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  });
  const { suites } = z.object({ suites: z.array(suiteSchema) }).parse(JSON.parse(output));
  return suites.flatMap(testsOf);
}

const folder = path.join(ROOT, 'docs/behaviour');
const pages = readdirSync(folder).toSorted();
const markdown = pages.map((page) => readFileSync(path.join(folder, page), 'utf8')).join('\n');
const { behaviours, tests, problems } = linkBehaviours(markdown, listTests());

if (process.argv.includes('--list')) {
  for (const { number, text } of behaviours) {
    console.log(`${number} ${text}`);
    for (const { place, title } of tests.get(number) ?? []) console.log(`    ${place} ${title}`);
  }
}
for (const problem of problems) console.error(`✖ ${problem}`);
const hidden = behaviours.filter((behaviour) => behaviour.hidden).length;
console.log(
  `${behaviours.length} behaviours: ${behaviours.length - hidden} for browser tests, ${hidden} that no browser can see`,
);
process.exitCode = problems.length === 0 ? 0 : 1;
