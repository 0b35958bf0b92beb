import { runMain } from '../run-main.ts';
import { terminalContext } from './context.ts';
import { deploy } from './deploy.ts';
import { readDeployOptions } from './options.ts';

// `npm run deploy`, see docs/releases.md. The exit code is 1 if a step or a check failed, 2 if
// nothing was deployed, 130 after an interruption.

runMain(() => {
  const options = readDeployOptions(process.argv.slice(2));
  return deploy(terminalContext(options.project, options.yes), options);
});
