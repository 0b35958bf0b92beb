import { terminalContext } from '../deploy/context.ts';
import { readRollbackOptions } from '../deploy/options.ts';
import { runMain } from '../run-main.ts';
import { rollback } from './rollback.ts';

// `npm run rollback`, see docs/releases.md. The exit codes are those of `npm run deploy`.

runMain(() => {
  const options = readRollbackOptions(process.argv.slice(2));
  return rollback(terminalContext(options.project, options.yes), options);
});
