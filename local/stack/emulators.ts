import { mkdirSync, readFileSync, writeFileSync, existsSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { ROOT, type InstancePaths } from './paths.ts';
import type { Component, Ports } from './ports.ts';

// Emulators listen on IPv4 only; browsers and Node reach them as 'localhost' all the same.
const HOST = '127.0.0.1';

const configSchema = z.looseObject({
  hosting: z.looseObject({ public: z.string() }),
  firestore: z.object({ rules: z.string(), indexes: z.string() }),
  storage: z.object({ rules: z.string() }),
  functions: z.tuple([z.looseObject({ source: z.string() })]),
});

export interface EmulatorChoice {
  ports: Ports;
  /** The emulator pages, where they can be had. */
  ui: boolean;
  /** The site; off when Vite serves it. */
  hosting: boolean;
  functions: boolean;
}

/**
 * Writes the instance's firebase.json: the repository's own, with this instance's functions, web
 * and ports, and with the rules where they are edited (the emulators watch them). firebase-tools
 * takes the folder of its config as the project, so all else lies in there.
 */
export function writeEmulatorConfig(instance: InstancePaths, choice: EmulatorChoice): void {
  const { hosting, firestore, storage, functions } = configSchema.parse(
    JSON.parse(readFileSync(path.join(ROOT, 'firebase.json'), 'utf8')),
  );
  const [codebase] = functions;
  const config = {
    ...(choice.hosting && { hosting: { ...hosting, public: path.basename(instance.web) } }),
    firestore: {
      rules: path.join(ROOT, firestore.rules),
      indexes: path.join(ROOT, firestore.indexes),
    },
    storage: { rules: path.join(ROOT, storage.rules) },
    ...(choice.functions && {
      functions: [{ ...codebase, source: path.basename(instance.functions) }],
    }),
    emulators: emulatorSection(choice),
  };
  mkdirSync(instance.project, { recursive: true });
  writeFileSync(path.join(instance.project, 'firebase.json'), JSON.stringify(config, null, 2));
}

function emulatorSection({ ports, ui, hosting, functions }: EmulatorChoice): object {
  const at = (component: Component): object => ({ host: HOST, port: ports[component] });
  return {
    singleProjectMode: true,
    auth: at('auth'),
    firestore: { ...at('firestore'), websocketPort: ports.firestore_websocket },
    ...(functions && { functions: at('functions') }),
    storage: at('storage'),
    eventarc: at('eventarc'),
    tasks: at('tasks'),
    hub: at('hub'),
    logging: at('logging'),
    ui: ui ? { enabled: true, ...at('ui') } : { enabled: false },
    ...(hosting && { hosting: at('hosting') }),
  };
}
