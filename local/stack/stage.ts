import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addressesOf, type Addresses } from './addresses.ts';
import { functionsEnvironment, type FunctionsEnvironment } from './environment.ts';
import { withJava, type Java } from './java.ts';
import type { Options } from './options.ts';
import type { InstancePaths } from './paths.ts';
import type { Ports } from './ports.ts';

/** The settings of one run. */
export interface Stage {
  options: Options;
  instance: InstancePaths;
  /** The folder of the save to start from. */
  saved: string | null;
  ports: Ports;
  addresses: Addresses;
  java: Java;
  functions: FunctionsEnvironment;
  /** The environment of all children: the developer's, with the right Java first. */
  env: NodeJS.ProcessEnv;
  /** Temporary files of this run, not in the instance, because sockets need a short path. */
  temporary: string;
}

type Given = Pick<Stage, 'options' | 'instance' | 'saved' | 'ports' | 'java' | 'env'>;

export function setStage(given: Given): Stage {
  const addresses = addressesOf(given.ports);
  // A local stack never uses real credentials.
  const env = {
    ...given.env,
    GOOGLE_APPLICATION_CREDENTIALS: undefined,
    STRIPE_API_BASE: undefined,
  };
  return {
    ...given,
    addresses,
    functions: functionsEnvironment(addresses, given.env),
    env: withJava(env, given.java),
    temporary: mkdtempSync(path.join(realpathSync(tmpdir()), 'doorstep-')),
  };
}
