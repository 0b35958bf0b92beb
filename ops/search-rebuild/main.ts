import { Problem } from '@doorstep/local/stack/problem.ts';
import { connect } from '../data-check/connect.ts';
import { readOptions } from '../data-check/options.ts';
import { rebuildSearch } from './rebuild.ts';

// `npm run search:rebuild`, see docs/runbook.md. Accepts `--dry-run` and the options of
// `npm run verify:data` that select a database.

const DRY_RUN = '--dry-run';

try {
  const args = process.argv.slice(2);
  const dryRun = args.includes(DRY_RUN);
  const options = readOptions(
    args.filter((arg) => arg !== DRY_RUN),
    process.env,
  );
  const { checked, wrong } = await rebuildSearch(connect(options).db, {
    dryRun,
    progress: (checked, wrong) => console.error(`… ${checked} documents, ${wrong} wrong`),
  });
  console.log(`${checked} documents checked, ${wrong} ${dryRun ? 'wrong' : 'repaired'}.`);
  process.exit(0);
} catch (error) {
  console.error(error instanceof Problem ? `✖ ${error.message}` : error);
  process.exit(2);
}
