import { Problem } from '@doorstep/local/stack/problem.ts';
import { connect } from '../data-check/connect.ts';
import { readSwitchOptions } from './options.ts';
import { setSwitch } from './set-switch.ts';

// `npm run switch`, see docs/monitoring.md.

try {
  const { database, command } = readSwitchOptions(process.argv.slice(2), process.env);
  for (const line of await setSwitch(connect(database).db, command, new Date())) console.log(line);
  if (command) console.log('The change takes effect within a minute.');
  process.exit(0);
} catch (error) {
  console.error(error instanceof Problem ? `✖ ${error.message}` : error);
  process.exit(2);
}
