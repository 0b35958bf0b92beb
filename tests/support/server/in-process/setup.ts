import './capture-log.ts';
import './use-database.ts';
import './retry-closed-transactions.ts';
import { afterAll, beforeAll } from 'vitest';
import { accountDeleted } from '../../../../functions/first-generation.ts';
import { pictureUploaded } from '../../../../functions/index.ts';
import { sweepMailJob } from '../../../../functions/mail/endpoints.ts';
import { deliverAccountDeleted, deliverUploaded } from './events.ts';
import { runFunctionsHere } from './functions-here.ts';
import { answerHere } from './call-here.ts';
import { databaseProject } from '../admin.ts';
import { clearDocuments } from '../../test-stack.ts';
import { readStack } from '../../stack.ts';
import { documentWritten, runTriggers, triggersFinished } from './run-triggers.ts';

// The tests of the functions run calls and triggers in this process: the emulator needs a process
// for each function, and several seconds to start each. Each file begins with an empty database,
// because the emulator reads all data for each query.

let stopTriggers: () => Promise<unknown> = () => Promise.resolve();

beforeAll(async () => {
  runFunctionsHere({
    answer: answerHere,
    fileUploaded: (file) => deliverUploaded(pictureUploaded, file),
    accountDeleted: (uid) => deliverAccountDeleted(accountDeleted, uid),
    documentWritten,
    mailsDue: () => sweepMailJob.run(),
  });
  await clearDocuments({ ...readStack(), project: databaseProject() });
  stopTriggers = await runTriggers();
});

afterAll(async () => {
  await triggersFinished();
  await stopTriggers();
});
