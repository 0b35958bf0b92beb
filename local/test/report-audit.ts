import { spawnSync } from 'node:child_process';
import { ROOT } from '../stack/paths.ts';
import { readAudit } from './audit.ts';

// Known holes in what is deployed: the site's and the functions' packages, not those of the tests.

const DEPLOYED = ['--workspace', 'web', '--workspace', 'functions', '--omit', 'dev'];

const { stdout } = spawnSync('npm', ['audit', '--json', ...DEPLOYED], {
  cwd: ROOT,
  encoding: 'utf8',
  timeout: 60_000,
});
const audit = readAudit(stdout);
if (audit.status === 'found') {
  for (const finding of audit.findings) console.error(`✖ ${finding}`);
  process.exitCode = 1;
} else {
  console.log(
    audit.status === 'clean'
      ? 'No high finding in what is deployed.'
      : 'The registry answers no audits here: known holes were not looked for.',
  );
}
