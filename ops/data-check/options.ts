import { z } from 'zod';
import { addressesSchema, type Addresses } from '@doorstep/local/stack/addresses.ts';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { projectSchema } from '../configuration/options.ts';
import { readArguments } from '../read-arguments.ts';

export interface VerifyOptions {
  /** A project in the cloud, or a stack on this machine by its addresses or by its name. */
  target:
    | { kind: 'cloud'; project: string; bucket: string }
    | { kind: 'stack'; addresses: Addresses }
    | { kind: 'instance'; instance: string };
  json: boolean;
  /** The time that triggers may take, in seconds. */
  triggerSeconds: number;
}

const flagsSchema = z.object({
  project: projectSchema.optional(),
  bucket: z.string().optional(),
  instance: z.string().default('start'),
  json: z.boolean().default(false),
  'trigger-seconds': z.coerce
    .number('--trigger-seconds must be a number')
    .min(0, '--trigger-seconds must be a number')
    .default(60),
});

/**
 * Reads the command line. Without `--project` the target is a stack on this machine: the one in
 * DOORSTEP_STACK, which the test runner sets, or the running instance with the given name. Throws a
 * Problem for invalid options, and for a real project if the environment names an emulator.
 */
export function readOptions(args: string[], env: NodeJS.ProcessEnv): VerifyOptions {
  const { values } = readArguments({
    args,
    options: {
      project: { type: 'string' },
      bucket: { type: 'string' },
      instance: { type: 'string' },
      json: { type: 'boolean' },
      'trigger-seconds': { type: 'string' },
    },
  });
  const flags = flagsSchema.safeParse(values);
  if (!flags.success) throw new Problem(z.prettifyError(flags.error));
  const { project, bucket, instance, json, 'trigger-seconds': triggerSeconds } = flags.data;
  const more = { json, triggerSeconds };
  if (project !== undefined) {
    const emulator = Object.keys(env).find((name) => /EMULATOR_HOST$/.test(name) && env[name]);
    if (emulator !== undefined) {
      throw new Problem(
        `${emulator} is set: the check would use an emulator instead of ${project}.`,
      );
    }
    const target = { project, bucket: bucket ?? `${project}.firebasestorage.app` };
    return { target: { kind: 'cloud', ...target }, ...more };
  }
  const { DOORSTEP_STACK: stack } = env;
  if (!stack) return { target: { kind: 'instance', instance }, ...more };
  return {
    target: { kind: 'stack', addresses: addressesSchema.parse(JSON.parse(stack)) },
    ...more,
  };
}
