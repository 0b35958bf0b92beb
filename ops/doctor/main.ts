import { Problem } from '@doorstep/local/stack/problem.ts';
import { createContext } from '../configuration/context.ts';
import { ITEMS } from '../configuration/items.ts';
import { readDoctorOptions } from '../configuration/options.ts';
import { describeFinding, diagnose, exitCodeOf } from './diagnose.ts';

// `npm run doctor`, see docs/operations.md.

try {
  const { project, json, items, mailTo } = readDoctorOptions(process.argv.slice(2), ITEMS);
  const context = createContext(project, process.env, { mailTo });
  const diagnosis = await diagnose(context, items, (item, finding) => {
    if (json) return;
    for (const line of describeFinding(item, finding)) console.log(line);
  });
  if (json) console.log(JSON.stringify(diagnosis, null, 2));
  else {
    const bad = diagnosis.items.filter(({ state }) => state !== 'right').length;
    console.log(bad === 0 ? '\nEverything is right.' : `\n${bad} of ${items.length} need work.`);
  }
  process.exitCode = exitCodeOf(diagnosis);
} catch (error) {
  console.error(error instanceof Problem ? `✖ ${error.message}` : error);
  process.exitCode = 2;
}
