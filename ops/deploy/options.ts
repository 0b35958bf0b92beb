import { z } from 'zod';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { projectSchema } from '../configuration/options.ts';
import { readArguments } from '../read-arguments.ts';
import { STEPS, type Step } from './steps.ts';

/** Checks options with a schema. Throws a Problem with the first message. */
function parseOptions<T>(schema: z.ZodType<T>, values: unknown): T {
  const { data, error } = schema.safeParse(values);
  if (error) throw new Problem(error.issues[0]?.message ?? error.message);
  return data;
}

const deploySchema = z.object({
  project: projectSchema,
  from: z.enum(STEPS, `--from must be one of ${STEPS.join(', ')}`).default('indexes'),
  yes: z.boolean().default(false),
  untagged: z.boolean().default(false),
  'take-over': z.boolean().default(false),
});

export interface DeployOptions {
  project: string;
  /** The first step. The steps before it have been deployed already. */
  from: Step;
  /** Starts without a question. */
  yes: boolean;
  /** Accepts a commit that is no release. */
  untagged: boolean;
  /** Replaces the lock of a run that was killed. */
  takeOver: boolean;
}

/** Reads the command line of `npm run deploy`. Throws a Problem. */
export function readDeployOptions(args: string[]): DeployOptions {
  const { values } = readArguments({
    args,
    options: {
      project: { type: 'string' },
      from: { type: 'string' },
      yes: { type: 'boolean' },
      untagged: { type: 'boolean' },
      'take-over': { type: 'boolean' },
    },
  });
  const { 'take-over': takeOver, ...options } = parseOptions(deploySchema, values);
  return { ...options, takeOver };
}

const rollbackSchema = z.object({
  project: projectSchema,
  to: z
    .string()
    .regex(/^[\w.-]+$/, '--to must be a release, for example v1.2.0')
    .optional(),
  rules: z.boolean().default(false),
  yes: z.boolean().default(false),
  'take-over': z.boolean().default(false),
});

export interface RollbackOptions {
  project: string;
  /** The release to go back to; by default the one before the live one. */
  to?: string | undefined;
  /** Also deploys the release's rules. */
  rules: boolean;
  yes: boolean;
  /** Replaces the lock of a run that was killed. */
  takeOver: boolean;
}

/** Reads the command line of `npm run rollback`. Throws a Problem. */
export function readRollbackOptions(args: string[]): RollbackOptions {
  const { values } = readArguments({
    args,
    options: {
      project: { type: 'string' },
      to: { type: 'string' },
      rules: { type: 'boolean' },
      yes: { type: 'boolean' },
      'take-over': { type: 'boolean' },
    },
  });
  const { 'take-over': takeOver, ...options } = parseOptions(rollbackSchema, values);
  return { ...options, takeOver };
}
