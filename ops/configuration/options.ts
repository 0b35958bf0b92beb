import { Problem } from '@doorstep/local/stack/problem.ts';
import { z } from 'zod';
import { readArguments } from '../read-arguments.ts';
import type { Item } from './item.ts';

// The command lines of `npm run doctor` and `npm run setup`.

/** The id of a project, as `--project` names it. */
export const projectSchema = z
  .string('--project is missing')
  .regex(/^[a-z][a-z0-9-]{5,29}$/, '--project must be the id of a Firebase project');

export interface DoctorOptions {
  project: string;
  json: boolean;
  items: Item[];
  mailTo: string | null;
}

export interface SetupOptions {
  /** Null: setup asks. */
  project: string | null;
  items: Item[];
  /** True if the command line names the items to set up. */
  isNamed: boolean;
}

function parseProject(text: string | undefined): string {
  const parsed = projectSchema.safeParse(text);
  if (parsed.success) return parsed.data;
  throw new Problem(
    '--project must be the id of a Firebase project, for example --project my-shop',
  );
}

const toNames = (list: string): string[] => list.split(',').filter((name) => name !== '');

/** Returns the items with these names. Throws a Problem that lists all names for an unknown one. */
function select(items: readonly Item[], names: string[]): Item[] {
  const unknown = names.filter((name) => !items.some((item) => item.name === name));
  if (unknown.length > 0) {
    const all = items.map(({ name }) => name).join(', ');
    throw new Problem(`Unknown item: ${unknown.join(', ')}. Choose from ${all}.`);
  }
  return items.filter(({ name }) => names.length === 0 || names.includes(name));
}

/** Reads the command line of doctor. Throws a Problem for invalid options. */
export function readDoctorOptions(args: string[], all: readonly Item[]): DoctorOptions {
  const { values } = readArguments({
    args,
    options: {
      project: { type: 'string' },
      json: { type: 'boolean', default: false },
      only: { type: 'string', default: '' },
      offline: { type: 'boolean', default: false },
      'mail-to': { type: 'string' },
    },
  });
  const items = select(all, toNames(values.only)).filter(
    ({ offline }) => !values.offline || offline === true,
  );
  if (items.length === 0)
    throw new Problem('Nothing to check: none of these items can be checked offline.');
  return {
    project: parseProject(values.project),
    json: values.json,
    items,
    mailTo: values['mail-to'] ?? null,
  };
}

/** Reads the command line of setup. Throws a Problem for invalid options. */
export function readSetupOptions(args: string[], all: readonly Item[]): SetupOptions {
  const { values, positionals } = readArguments({
    args,
    options: { project: { type: 'string' }, only: { type: 'string', default: '' } },
    allowPositionals: true,
  });
  const isNamed = positionals.length > 0;
  return {
    project: values.project === undefined ? null : parseProject(values.project),
    items: select(all, isNamed ? positionals : toNames(values.only)),
    isNamed,
  };
}
