import { getFirestore } from 'firebase-admin/firestore';
import { connect } from '../data-check/connect.ts';
import { terminal } from '../data-check/report.ts';
import { runMain } from '../run-main.ts';
import { readRestoreOptions } from './options.ts';
import { restoreDocuments, type Counts } from './restore-documents.ts';

// `npm run restore:documents`, see docs/backups.md. The exit code is 2 after an error, and 130
// after an interruption.

const output = terminal();
let last: string | null = null;

const describe = (counts: Counts) =>
  `${counts.missing} missing, ${counts.different} different, ${counts.same} the same, ` +
  `${counts['of a deleted account']} of deleted accounts`;

function sayWhereToGoOn(): void {
  if (last !== null) {
    const collection = last.slice(0, last.lastIndexOf('/'));
    output.line(`Go on with --path ${collection} --after ${last}, and the paths after it.`);
  }
}

process.on('SIGINT', () => {
  sayWhereToGoOn();
  process.exit(130);
});

runMain(async () => {
  const { database, from, restore } = readRestoreOptions(process.argv.slice(2), process.env);
  const { app, db } = await connect(database);
  const counts = await restoreDocuments(
    {
      from: getFirestore(app, from),
      to: db,
      report: (outcome, path, isWritten) =>
        output.line(`${outcome} ${path}${isWritten ? ': restored' : ''}`),
      onProgress: (path, counts) => {
        last = path;
        output.progress(`… ${path}: ${describe(counts)}`);
      },
    },
    restore,
  );
  output.line(`${describe(counts)}.`);
  if (!restore.apply) output.line('Nothing was written: add --apply.');
  return 0;
}, sayWhereToGoOn);
