import { fileURLToPath } from 'node:url';
import path from 'node:path';

/** The repository. */
export const ROOT = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

export const FIREBASE_CLI = path.join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');
export const MAILDEV_CLI = path.join(ROOT, 'node_modules/maildev/dist/bin/maildev.js');
export const VITE_CLI = path.join(ROOT, 'node_modules/vite/bin/vite.js');

/** Programs made on this machine, shared by all instances. */
export const TOOLS = path.join(ROOT, '.local/tools');

/** The folder of one instance, `.local/<name>`, and what stands in it. */
export interface InstancePaths {
  root: string;
  /** The firebase project that the emulators see: generated config, functions, built web. */
  project: string;
  functions: string;
  web: string;
  logs: string;
  /** What has to outlive a run: Firestore, Auth, Storage, Stripe stand-in, mail. */
  data: string;
}

/** Names only; nothing is made. */
export function instancePaths(name: string): InstancePaths {
  const root = path.join(ROOT, '.local', name);
  const project = path.join(root, 'project');
  return {
    root,
    project,
    functions: path.join(project, 'functions'),
    web: path.join(project, 'web'),
    logs: path.join(root, 'logs'),
    data: path.join(root, 'data'),
  };
}
