import { BRAND } from '@doorstep/domain/brand';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { PROJECT, type Addresses } from '../addresses.ts';
import { headersSchema, withEmulatorHosts } from './content-security.ts';
import { findLoadFailure, logSize } from './emulator-log.ts';
import { codebaseFolders, ROOT } from '../paths.ts';
import { isListening, type Component, type Ports } from '../ports.ts';
import { Problem } from '../problem.ts';
import type { Stage } from '../stage.ts';
import { untilAnswers } from '../processes/wait.ts';

// Emulators listen on IPv4 only; browsers and Node still reach them as 'localhost'.
const HOST = '127.0.0.1';

const configSchema = z.looseObject({
  hosting: z.looseObject({
    public: z.string(),
    headers: headersSchema,
    rewrites: z.array(z.looseObject({ function: z.looseObject({}).optional() })),
  }),
  firestore: z.object({ rules: z.string(), indexes: z.string() }),
  storage: z.object({ rules: z.string() }),
  functions: z.array(z.looseObject({ codebase: z.enum(['default', 'first-generation']) })),
});

/**
 * Writes the instance's firebase.json: the repository's, with this instance's functions, site and
 * ports, and the brand's region, which is another one in tests. The rules stay in the repository,
 * where the emulators watch them. firebase-tools uses the folder of its config as the project
 * folder. Returns whether the emulators serve their own pages.
 */
export async function writeEmulatorConfig(stage: Stage, hasUi: boolean): Promise<boolean> {
  const { instance, ports, options } = stage;
  const ui = hasUi && !(await isListening(ports.ui));
  const { hosting, firestore, storage, functions } = configSchema.parse(
    JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')),
  );
  const folders = codebaseFolders(instance);
  const config = {
    // `npm run dev`: Vite serves the site.
    ...(!options.dev && {
      hosting: {
        ...hosting,
        public: path.basename(instance.web),
        rewrites: hosting.rewrites.map((rewrite) =>
          rewrite.function
            ? { ...rewrite, function: { ...rewrite.function, region: BRAND.region } }
            : rewrite,
        ),
        headers: withEmulatorHosts(hosting.headers, stage.addresses),
      },
    }),
    firestore: {
      rules: path.join(ROOT, firestore.rules),
      indexes: path.join(ROOT, firestore.indexes),
    },
    storage: { rules: path.join(ROOT, storage.rules) },
    functions: functions.map((one) => ({
      ...one,
      source: path.basename(folders[one.codebase]),
    })),
    emulators: emulatorSection(ports, ui),
  };
  mkdirSync(instance.web, { recursive: true });
  writeFileSync(path.join(instance.root, 'firebase.json'), JSON.stringify(config, null, 2));
  return ui;
}

function emulatorSection(ports: Ports, ui: boolean): object {
  const at = (component: Component): object => ({ host: HOST, port: ports[component] });
  return {
    // Tests use several projects. Otherwise Firestore logs two lines for each of their requests.
    singleProjectMode: false,
    auth: at('auth'),
    firestore: { ...at('firestore'), websocketPort: ports.firestore_websocket },
    functions: at('functions'),
    storage: at('storage'),
    hosting: at('hosting'),
    eventarc: at('eventarc'),
    tasks: at('tasks'),
    hub: at('hub'),
    logging: at('logging'),
    ui: ui ? { enabled: true, ...at('ui') } : { enabled: false },
  };
}

/**
 * Turns on email enumeration protection, which new projects in the cloud have by default: Auth does
 * not reveal whether an address has an account.
 */
export async function enableEmailProtection(
  { auth }: Addresses,
  signal: AbortSignal,
): Promise<void> {
  const config = `${auth}/identitytoolkit.googleapis.com/v2/projects/${PROJECT}/config`;
  await untilAnswers(`${config}?updateMask=emailPrivacyConfig`, signal, {
    method: 'PATCH',
    // The emulators' token for the project's owner.
    headers: { authorization: 'Bearer owner', 'content-type': 'application/json' },
    body: JSON.stringify({ emailPrivacyConfig: { enableImprovedEmailPrivacy: true } }),
  });
}

/** Enables or disables the background functions. Enabling also loads the bundle again. */
async function setTriggers(hub: string, command: 'disable' | 'enable'): Promise<void> {
  const url = `${hub}/functions/${command}BackgroundTriggers`;
  const response = await fetch(url, { method: 'PUT' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}

/** Runs the action while the emulators call no background functions. */
export async function withoutTriggers<T>(
  { hub }: Pick<Addresses, 'hub'>,
  action: () => Promise<T>,
): Promise<T> {
  await setTriggers(hub, 'disable');
  try {
    return await action();
  } finally {
    await setTriggers(hub, 'enable');
  }
}

/**
 * Loads the rebuilt functions. Throws a Problem with the emulator's message if they cannot be
 * loaded. The emulator's own watcher ignores the bundle, because its path contains `.local`.
 */
export async function reloadFunctions({
  addresses,
  instance,
}: Pick<Stage, 'addresses' | 'instance'>): Promise<void> {
  const before = logSize(instance);
  await setTriggers(addresses.hub, 'enable');
  const failure = findLoadFailure(instance, before);
  if (failure !== null) throw new Problem(failure);
}
