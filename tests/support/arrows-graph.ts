import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * Writes the graph of folders and their imports into docs/architecture.md. With `--check` it writes
 * nothing, and fails if the graph there is out of date.
 */
const ROOT = path.resolve(import.meta.dirname, '../..');
const PAGE = path.join(ROOT, 'docs/architecture.md');
const BLOCK = /(?<=<!-- arrows -->\n).*(?=<!-- \/arrows -->)/s;
const FOLDERS = '^(web/(app|routes|features|data|ui|lib)/|functions/[a-z]+/|domain/)';

const graph = execFileSync(
  path.join(ROOT, 'node_modules/.bin/depcruise'),
  [
    ...['--config', '.dependency-cruiser.mjs', '--output-type', 'mermaid'],
    ...['--include-only', FOLDERS, '--exclude', '/endpoints|[.]test[.]|/dist/'],
    ...['--collapse', '^(web|functions)/[^/]+|^domain', 'domain', 'functions', 'web'],
  ],
  { cwd: ROOT, encoding: 'utf8' },
);
// The order of arrows follows the order of imports in files. Sorted and with one line for each
// folder, the graph changes only with them and stays short.
const isArrow = (line: string) => line.includes('-->');
const lines = graph.trim().split('\n');
const imported = new Map<string, string[]>();
for (const arrow of lines.filter(isArrow).sort()) {
  const [from = '', to = ''] = arrow.split('-->');
  imported.set(from, [...(imported.get(from) ?? []), to]);
}
const arrows = [...imported].map(([from, to]) => `${from} --> ${to.join(' & ')}`);
const sorted = [...lines.filter((line) => !isArrow(line)), ...arrows];
const block = `\n\`\`\`mermaid\n${sorted.join('\n')}\n\`\`\`\n\n`;

const page = readFileSync(PAGE, 'utf8');
if (!BLOCK.test(page)) throw new Error('docs/architecture.md has no block for the graph');
if (!process.argv.includes('--check')) {
  writeFileSync(PAGE, page.replace(BLOCK, block));
} else if (page.match(BLOCK)?.[0] !== block) {
  console.error('The graph in docs/architecture.md is out of date: run `npm run arrows:graph`.');
  process.exit(1);
}
