import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../stack/paths.ts';

const MODEL = readFileSync(path.join(ROOT, 'docs/threat-model.md'), 'utf8');
const named = [
  ...new Set(MODEL.match(/(?:tests|functions|web|domain|local)\/[\w./-]+\.(?:spec\.)?ts\w?/g)),
];
const attacks = readdirSync(path.join(ROOT, 'tests/security'))
  .filter((file) => file.endsWith('.ts'))
  .map((file) => `tests/security/${file}`);

// A threat without its test is a promise, and a test without its threat is one that nobody finds.
describe('the threat model', () => {
  it('names files', () => expect(named.length).toBeGreaterThan(attacks.length));

  it.each(named)('%s is there', (file) => {
    expect(existsSync(path.join(ROOT, file))).toBe(true);
  });

  it.each(attacks)('%s is named', (file) => {
    expect(named).toContain(file);
  });
});
