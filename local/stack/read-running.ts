import { existsSync, readFileSync } from 'node:fs';
import { addressesSchema, type Addresses } from './addresses.ts';
import { instancePaths } from './paths.ts';
import { Problem } from './problem.ts';

/** Reads the addresses of a running instance. Throws a Problem if it is not running. */
export function readRunning(instance: string): Addresses {
  const { running } = instancePaths(instance);
  if (!existsSync(running)) {
    const command = `node local/start.mjs --instance ${instance}`;
    throw new Problem(`The stack '${instance}' is not running. Start it with: ${command}`);
  }
  return addressesSchema.parse(JSON.parse(readFileSync(running, 'utf8')));
}
