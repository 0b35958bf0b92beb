import './capture-log.ts';
import { beforeAll } from 'vitest';
import { accountDeleted } from '../../../functions/first-generation.ts';
import { pictureUploaded } from '../../../functions/index.ts';
import { deliverAccountDeleted, deliverUploaded } from './events.ts';
import { runFunctionsHere } from './functions-here.ts';
import { answerHere } from './in-process.ts';
import { runTriggers } from './run-triggers.ts';

// The tests of the functions run calls and triggers in this process: the emulator needs a process
// for each function, and several seconds to start each.

beforeAll(async () => {
  runFunctionsHere({
    answer: answerHere,
    fileUploaded: (file) => deliverUploaded(pictureUploaded, file),
    accountDeleted: (uid) => deliverAccountDeleted(accountDeleted, uid),
  });
  await runTriggers();
});
