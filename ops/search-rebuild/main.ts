import { Problem } from '@doorstep/local/stack/problem.ts';
import { connect } from '../data-check/connect.ts';
import { readOptions } from '../data-check/options.ts';
import { rebuildSearch } from './rebuild.ts';

// `npm run search:rebuild`, see docs/runbook.md. Takes the options of `npm run verify:data` that name a
// database, and `--dry-run`.

const DRY_RUN = '--dry-run';

try {
  const args = process.argv.slice(2);
  const dryRun = args.includes(DRY_RUN);
  const options = readOptions(
    args.filter((arg) => arg !== DRY_RUN),
    process.env,
  );
  const { looked, wrong } = await rebuildSearch(connect(options).db, {
    dryRun,
    progress: (so, far) => console.error(`… ${so} documents, ${far} wrong`),
  });
  console.log(`${looked} documents looked at, ${wrong} ${dryRun ? 'wrong' : 'put right'}.`);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Problem ? `✖ ${error.message}` : error);
  process.exit(2);
}
