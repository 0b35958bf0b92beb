import { parseArgs } from 'node:util';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { z } from 'zod';
import { restoreDocuments } from './restore-documents.ts';

// `npm run restore:documents`, see docs/backups.md. Exits with 2 after an error.

const flagsSchema = z.object({
  project: z.string('--project is missing'),
  from: z.string('--from is missing: the id of the restored database'),
  path: z.array(z.string()).min(1, '--path is missing'),
  apply: z.boolean().default(false),
  overwrite: z.boolean().default(false),
});

function readFlags(): z.output<typeof flagsSchema> {
  const { values } = parseArgs({
    options: {
      project: { type: 'string' },
      from: { type: 'string' },
      path: { type: 'string', multiple: true, default: [] },
      apply: { type: 'boolean' },
      overwrite: { type: 'boolean' },
    },
  });
  const flags = flagsSchema.safeParse(values);
  if (!flags.success) throw new Problem(z.prettifyError(flags.error));
  return flags.data;
}

try {
  const { project, from, path: paths, apply, overwrite } = readFlags();
  const app = initializeApp({ credential: applicationDefault(), projectId: project });
  const counts = await restoreDocuments(
    {
      from: getFirestore(app, from),
      to: getFirestore(app),
      report: (outcome, path, isWritten) =>
        console.log(`${outcome} ${path}${isWritten ? ': restored' : ''}`),
    },
    { paths, apply, overwrite },
  );
  console.log(`${counts.missing} missing, ${counts.different} different, ${counts.same} the same.`);
  if (!apply) console.log('Nothing was written: add --apply.');
  process.exit(0);
} catch (error) {
  console.error(error instanceof Problem ? `✖ ${error.message}` : error);
  process.exit(2);
}
