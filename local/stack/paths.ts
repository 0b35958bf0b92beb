import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's root folder. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const FIREBASE_CLI = path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
export const MAILDEV_CLI = path.join(ROOT, 'node_modules/maildev/dist/bin/maildev.js');
export const VITE_CLI = path.join(ROOT, 'node_modules/vite/bin/vite.js');
export const WEB_BUILD = path.join(ROOT, 'web/build.mjs');

/** Compiled programs, shared by all instances. */
export const TOOLS = path.join(ROOT, '.local/tools');

/** The folder of one instance, `.local/<name>`, and its files. */
export interface InstancePaths {
  /** The project folder of the emulators, with the generated firebase.json. */
  root: string;
  functions: string;
  /** The functions of the first generation, a codebase of their own (firebase.json). */
  firstGeneration: string;
  /** The server build of the site, which the functions use to render pages. */
  page: string;
  web: string;
  /** One log for each component, and the emulators' own debug logs. */
  logs: string;
  /** The saved data of Firestore, Auth, Storage, the Stripe stand-in and the mail inbox. */
  data: string;
  /** The addresses of the current run. The file exists only while the stack is ready. */
  running: string;
  /** While this file exists, no schedule starts (emulators/ticker.ts). */
  schedulesPaused: string;
}

/** The folder of each codebase of firebase.json. */
export const codebaseFolders = ({ functions, firstGeneration }: InstancePaths) => ({
  default: functions,
  'first-generation': firstGeneration,
});

/** Returns the paths. Does not create them. */
export function instancePaths(name: string): InstancePaths {
  const root = path.join(ROOT, '.local', name);
  return {
    root,
    functions: path.join(root, 'functions'),
    firstGeneration: path.join(root, 'functions-first-generation'),
    page: path.join(root, 'functions/page'),
    web: path.join(root, 'web'),
    logs: path.join(root, 'logs'),
    data: path.join(root, 'data'),
    running: path.join(root, 'running.json'),
    schedulesPaused: path.join(root, 'schedules-paused'),
  };
}
