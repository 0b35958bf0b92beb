import { connect } from '../data-check/connect.ts';
import { readOptions } from '../data-check/options.ts';
import { runMain } from '../run-main.ts';
import { rebuildPeople } from './rebuild-people.ts';
import { rebuildSearch } from './rebuild.ts';

// `npm run search:rebuild`, see docs/runbook.md. Accepts `--dry-run` and the options of
// `npm run verify:data` that select a database.

const DRY_RUN = '--dry-run';

runMain(async () => {
  const args = process.argv.slice(2);
  const dryRun = args.includes(DRY_RUN);
  const options = readOptions(
    args.filter((arg) => arg !== DRY_RUN),
    process.env,
  );
  const { db } = await connect(options);
  const progress = (checked: number, wrong: number) =>
    console.error(`… ${checked} documents, ${wrong} wrong`);
  const search = await rebuildSearch(db, { dryRun, progress });
  const people = await rebuildPeople(db, { dryRun, progress });
  const [checked, wrong] = [search.checked + people.checked, search.wrong + people.wrong];
  console.log(`${checked} documents checked, ${wrong} ${dryRun ? 'wrong' : 'repaired'}.`);
  return 0;
});
