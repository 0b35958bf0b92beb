import { Problem } from '@doorstep/local/stack/problem.ts';
import { createContext } from '../configuration/context.ts';
import { CannotCheck } from '../configuration/google-errors.ts';
import { Cancelled } from '../configuration/item.ts';
import { ITEMS } from '../configuration/items.ts';
import { readSetupOptions } from '../configuration/options.ts';
import { chooseProject } from './choose-project.ts';
import { terminalAsk } from './prompts.ts';
import { describeLeft, runSetup } from './run-setup.ts';

// `npm run setup`, see docs/operations.md.

let again = 'npm run setup';

try {
  const options = readSetupOptions(process.argv.slice(2), ITEMS);
  const project = options.project ?? (await chooseProject(terminalAsk, process.env));
  again = `npm run setup -- --project ${project}`;
  const context = createContext(project, process.env);
  const say = (line: string) => console.log(line);
  const left = await runSetup(context, options.items, {
    ask: terminalAsk,
    say,
    isNamed: options.isNamed,
  });
  if (left.length === 0) {
    console.log(
      `\nEverything is right. Check again at any time: npm run doctor -- --project ${project}`,
    );
  } else {
    console.log('\nWhat is left:');
    for (const line of describeLeft(left)) console.log(line);
  }
  // Ends the process even if its input is a pipe, which stays open after the last question.
  process.exit(left.length === 0 ? 0 : 1);
} catch (error) {
  if (error instanceof Cancelled) {
    console.error(`\nStopped. What was written stays; ${again} goes on from there.`);
    process.exit(130);
  }
  console.error(error instanceof Problem ? `✖ ${error.message}` : error);
  if (error instanceof CannotCheck) console.error(`    fix: ${error.fix}`);
  process.exit(2);
}
