import { createContext } from '../configuration/context.ts';
import { ITEMS, NEEDED } from '../configuration/items.ts';
import { readDoctorOptions } from '../configuration/options.ts';
import { runMain } from '../run-main.ts';
import { describeFinding, diagnose, exitCodeOf, summaryOf } from './diagnose.ts';

// `npm run doctor`, see docs/operations.md.

runMain(async () => {
  const { project, json, items, mailTo } = readDoctorOptions(process.argv.slice(2), ITEMS);
  const context = createContext(project, process.env, { mailTo });
  const isOffline = items.every(({ offline }) => offline === true);
  const diagnosis = await diagnose(
    context,
    items,
    (item, finding) => {
      if (json) return;
      for (const line of describeFinding(item, finding)) console.log(line);
    },
    isOffline ? [] : NEEDED,
  );
  if (json) console.log(JSON.stringify(diagnosis, null, 2));
  else console.log(`\n${summaryOf(diagnosis, items)}`);
  return exitCodeOf(diagnosis);
});
