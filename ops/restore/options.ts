import { Problem } from '@doorstep/local/stack/problem.ts';
import { z } from 'zod';
import { readOptions, type VerifyOptions } from '../data-check/options.ts';
import { readArguments } from '../read-arguments.ts';

/** The options of `npm run restore:documents`. */
export interface RestoreOptions {
  /** Paths of documents or collections. Those below them are included. */
  paths: readonly string[];
  /** The document of the collection after which an earlier run stopped. */
  after: string | null;
  /** Writes. Otherwise the command only reports. */
  apply: boolean;
  /** Also writes documents that exist and differ. */
  overwrite: boolean;
  /** Overwrites only documents that nobody has changed since then. */
  notChangedSince: Date | null;
}

export interface RestoreCommand {
  database: VerifyOptions;
  /** The id of the restored database. */
  from: string;
  restore: RestoreOptions;
}

/** Collections whose restored documents would repeat work, or undo what people decided since. */
const REFUSED: Readonly<Record<string, string>> = {
  mail: 'mails that were pending would be sent again',
  migrations: 'migrations that ran since would not run again',
  operations: 'switches and counters would be as they were then',
  account_deletions: 'deleted accounts would be forgotten',
  closed_accounts: 'accounts would be open or closed as they were then',
  stripe_events: 'they expire, and Stripe is read again every night',
  rate_limits: 'they expire',
};

const collectionOf = (path: string) => path.split('/')[0] ?? '';
const parentOf = (path: string) => path.slice(0, path.lastIndexOf('/'));

const flagsSchema = z
  .object({
    project: z.string().optional(),
    instance: z.string().optional(),
    from: z.string('--from is missing: the id of the restored database'),
    path: z.array(z.string()).min(1, '--path is missing'),
    after: z.string().nullable().default(null),
    apply: z.boolean().default(false),
    overwrite: z.boolean().default(false),
    force: z.boolean().default(false),
    'not-changed-since': z.iso
      .datetime('--not-changed-since must be a time like 2026-05-04T12:00:00Z')
      .transform((time) => new Date(time))
      .nullable()
      .default(null),
  })
  .refine(
    (flags) => flags['not-changed-since'] === null || flags.overwrite,
    '--not-changed-since needs --overwrite',
  )
  .refine(
    ({ after, path }) => after === null || (path.length === 1 && path[0] === parentOf(after)),
    '--after must be a document of the only --path, which is a collection',
  );

/**
 * Reads the command line. Throws a Problem for invalid options, for collections that must not be
 * restored without `--force`, and for a real project if the environment names an emulator.
 */
export function readRestoreOptions(args: string[], env: NodeJS.ProcessEnv): RestoreCommand {
  const { values } = readArguments({
    args,
    options: {
      project: { type: 'string' },
      instance: { type: 'string' },
      from: { type: 'string' },
      path: { type: 'string', multiple: true, default: [] },
      after: { type: 'string' },
      apply: { type: 'boolean' },
      overwrite: { type: 'boolean' },
      force: { type: 'boolean' },
      'not-changed-since': { type: 'string' },
    },
  });
  const flags = flagsSchema.safeParse(values);
  if (!flags.success) throw new Problem(flags.error.issues[0]?.message ?? flags.error.message);
  const { project, instance, from, path: paths, after, apply, overwrite, force } = flags.data;
  for (const path of paths) {
    if (path.split('/').includes(''))
      throw new Problem(`--path ${path} is not a path of Firestore.`);
    const reason = REFUSED[collectionOf(path)];
    if (reason !== undefined && !force) {
      throw new Problem(`--path ${path} needs --force: ${reason} (docs/backups.md).`);
    }
  }
  const database = readOptions(
    [
      ...(project === undefined ? [] : ['--project', project]),
      ...(instance === undefined ? [] : ['--instance', instance]),
    ],
    env,
  );
  const notChangedSince = flags.data['not-changed-since'];
  return { database, from, restore: { paths, after, apply, overwrite, notChangedSince } };
}
