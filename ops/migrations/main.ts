import { connect } from '../data-check/connect.ts';
import { terminal } from '../data-check/report.ts';
import { runMain } from '../run-main.ts';
import { migrate, requireConfirmation, stateLine } from './migrate.ts';
import { readMigrateOptions } from './options.ts';
import { MIGRATIONS } from './registry.ts';
import { readStates } from './state.ts';

// `npm run migrate`, see docs/releases.md. The exit code is 1 if something is left to do, 2 after
// an error.

runMain(async () => {
  const options = readMigrateOptions(process.argv.slice(2), process.env, MIGRATIONS);
  const { db } = await connect(options.database);
  const stop = new AbortController();
  process.on('SIGINT', () => {
    // A second one ends the run at once. The next run continues after the last finished page.
    if (stop.signal.aborted) process.exit(130);
    stop.abort();
  });
  if (options.isList) {
    const states = await readStates(db, options.migrations);
    for (const { migration, state } of states) console.log(stateLine(migration, state));
    return states.every(({ state }) => state?.state === 'done') ? 0 : 1;
  }
  const isDone = await migrate(db, options.migrations, {
    output: terminal(),
    isDryRun: options.isDryRun,
    confirm: requireConfirmation(options.isConfirmed, process.stdin.isTTY),
    stop: stop.signal,
  });
  return isDone ? 0 : 1;
});
