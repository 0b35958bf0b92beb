import { connect } from '../data-check/connect.ts';
import { runMain } from '../run-main.ts';
import { readSwitchOptions } from './options.ts';
import { setSwitch } from './set-switch.ts';

// `npm run switch`, see docs/monitoring.md.

runMain(async () => {
  const { database, command } = readSwitchOptions(process.argv.slice(2), process.env);
  const { db } = await connect(database);
  for (const line of await setSwitch(db, command, new Date())) console.log(line);
  if (command) console.log('The change takes effect within a minute.');
  return 0;
});
