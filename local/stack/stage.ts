import { mkdtempSync, realpathSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { addressesOf, type Addresses } from './addresses.ts';
import { functionsEnvironment, type FunctionsEnvironment } from './environment.ts';
import { withJava, type Java } from './emulators/java.ts';
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
  /** The environment of all children: the launcher's, with the right Java first on PATH. */
  env: NodeJS.ProcessEnv;
  /** The folder of temporary files, outside of the instance because sockets need a short path. */
  temporary: string;
}

type Input = Pick<Stage, 'options' | 'instance' | 'saved' | 'ports' | 'java' | 'env'>;

export function createStage(input: Input): Stage {
  const addresses = addressesOf(input.ports);
  // The local stack never uses real credentials.
  const env = {
    ...input.env,
    GOOGLE_APPLICATION_CREDENTIALS: undefined,
    STRIPE_API_BASE: undefined,
  };
  return {
    ...input,
    addresses,
    functions: functionsEnvironment(addresses, input.env),
    env: withJava(env, input.java),
    temporary: mkdtempSync(path.join(realpathSync(tmpdir()), 'doorstep-')),
  };
}
