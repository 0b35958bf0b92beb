import { readFileSync } from 'node:fs';
import path from 'node:path';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { readStack } from './stack.ts';

/** A project of the emulator without access control. */
export const BARE_PROJECT = 'demo-doorstep-bare';

/** A project with the product's rules, but without its functions and triggers. */
export const RULED_PROJECT = 'demo-doorstep-ruled';

const EVERYBODY = `service cloud.firestore {
  match /databases/{database}/documents { match /{document=**} { allow read, write: if true; } }
}`;

async function setRules(project: string, content: string): Promise<void> {
  const address = `${readStack().firestore}/emulator/v1/projects/${project}:securityRules`;
  const body = JSON.stringify({ rules: { files: [{ name: 'firestore.rules', content }] } });
  const response = await fetch(address, { method: 'PUT', body });
  if (!response.ok) throw new Error(`no rules for ${project}: ${response.status}`);
}

/** Allows every read and write in the bare project. */
export const openBareProject = () => setRules(BARE_PROJECT, EVERYBODY);

/** Gives the ruled project the product's rules. */
export const openRuledProject = () =>
  setRules(RULED_PROJECT, readFileSync(path.join(ROOT, 'firestore.rules'), 'utf8'));
