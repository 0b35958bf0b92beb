import { Problem } from '@doorstep/local/stack/problem.ts';
import { connect } from '../data-check/connect.ts';
import { readOptions } from '../data-check/options.ts';
import { readCommand, setSwitch } from './set-switch.ts';

// `npm run switch`, see docs/monitoring.md. Accepts the options of `npm run verify:data` that
// select a database, and then `<part> on|off`.

try {
  const args = process.argv.slice(2);
  const isFlag = (index: number) => args[index]?.startsWith('--') === true;
  const words = args.filter((_, index) => !isFlag(index) && !isFlag(index - 1));
  const command = readCommand(words);
  const options = readOptions(
    args.filter((arg) => !words.includes(arg)),
    process.env,
  );
  for (const line of await setSwitch(connect(options).db, command, new Date())) console.log(line);
  console.log('A change takes effect within a minute.');
  process.exit(0);
} catch (error) {
  console.error(error instanceof Problem ? `✖ ${error.message}` : error);
  process.exit(2);
}
