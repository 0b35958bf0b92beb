import { createContext } from '../configuration/context.ts';
import { Cancelled } from '../configuration/item.ts';
import { ITEMS, NEEDED } from '../configuration/items.ts';
import { readSetupOptions } from '../configuration/options.ts';
import { runMain } from '../run-main.ts';
import { chooseProject } from './choose-project.ts';
import { terminalAsk } from './prompts.ts';
import { describeLeft, describeUndeployed, runSetup } from './run-setup.ts';

// `npm run setup`, see docs/operations.md.

let again = 'npm run setup';

async function setUp(): Promise<number> {
  const options = readSetupOptions(process.argv.slice(2), ITEMS);
  const project = options.project ?? (await chooseProject(terminalAsk, process.env));
  again = `npm run setup -- --project ${project}`;
  const context = createContext(project, process.env);
  const { items, isNamed } = options;
  const say = (line: string) => console.log(line);
  const isOffline = items.every(({ offline }) => offline === true);
  const io = { ask: terminalAsk, say, isNamed };
  const left = await runSetup(context, items, io, isOffline ? [] : NEEDED);
  if (left.length > 0) {
    say('\nWhat is left:');
    for (const line of describeLeft(left)) say(line);
    return 1;
  }
  const undeployed = await describeUndeployed(context, items);
  if (undeployed.length === 0) {
    say(`\nEverything looks good. Check again at any time: npm run doctor -- --project ${project}`);
  } else {
    say('');
    for (const line of undeployed) say(line);
  }
  return 0;
}

// The exit ends the process even if its input is a pipe, which stays open after the last question.
runMain(() =>
  setUp().catch((error: unknown) => {
    if (!(error instanceof Cancelled)) throw error;
    console.error(`\nStopped. What was written stays. To continue: ${again}`);
    return 130;
  }),
);
