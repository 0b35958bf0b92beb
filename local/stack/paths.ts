import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const FIREBASE_CLI = path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
export const MAILDEV_CLI = path.join(ROOT, 'node_modules/maildev/dist/bin/maildev.js');
export const VITE_CLI = path.join(ROOT, 'node_modules/vite/bin/vite.js');
export const WEB_BUILD = path.join(ROOT, 'web/build.mjs');

/** Programs made on this machine, shared by all instances. */
export const TOOLS = path.join(ROOT, '.local/tools');

/** The folder of one instance, `.local/<name>`, and what stands in it. */
export interface InstancePaths {
  /** Also the project that the emulators see: the generated firebase.json stands here. */
  root: string;
  functions: string;
  web: string;
  /** With what the functions render pages of that site. */
  page: string;
  /** One file for each component; the emulators' own debug logs and half-done exports too. */
  logs: string;
  /** What has to outlive a run: Firestore, Auth, Storage, Stripe stand-in, mail. */
  data: string;
  /** The addresses of the run that is on; missing when none is. */
  running: string;
}

/** Names only; nothing is made. */
export function instancePaths(name: string): InstancePaths {
  const root = path.join(ROOT, '.local', name);
  return {
    root,
    functions: path.join(root, 'functions'),
    web: path.join(root, 'web'),
    page: path.join(root, 'page'),
    logs: path.join(root, 'logs'),
    data: path.join(root, 'data'),
    running: path.join(root, 'running.json'),
  };
}
