import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { BRAND } from '@doorstep/domain/brand';
import { normalizeHandle } from '@doorstep/domain/profiles/handle';
import { SAMPLE_BRAND } from '@doorstep/domain/sample-brand';
import { TEST_BRAND } from '@doorstep/domain/test-brand';
import { onTestFinished } from 'vitest';
import {
  configuredResources,
  deployedResources,
  type Deployed,
} from '@doorstep/local/google/ready-project.ts';
import { startTestGoogle } from '@doorstep/local/google/test-support.ts';
import { ALERT_POLICIES, UPTIME_CHECK } from '../monitoring/policies.ts';
import { createContext, functionsEnvPath, webEnvPath, type Context } from './context.ts';
import type { Endpoint } from './endpoints.ts';
import type { Ask } from './item.ts';
import { SERVICES } from './items/google/account.ts';
import { AUDIT_FILTER, REQUEST_EXCLUSION } from './items/google/logs.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const BRANDS = { 'test-brand': TEST_BRAND, 'sample-brand': SAMPLE_BRAND };

export const PROJECT = 'my-shop';
export const SITE_HOST = 'shop.example.com';

const SECOND = { codebase: 'default', generation: 2, runtime: 'nodejs24' } as const;
const FIRST = { codebase: 'first-generation', generation: 1, runtime: 'nodejs22' } as const;

/** Fewer functions than the product has, so that a test does not build them. */
export const ENDPOINTS: Endpoint[] = [
  { name: 'pages', isScheduled: false, secrets: [], ...SECOND },
  { name: 'stripeWebhook', isScheduled: false, secrets: ['STRIPE_WEBHOOK_SECRET'], ...SECOND },
  { name: 'everyMinute', isScheduled: true, secrets: ['SMTP_URL', 'LINK_SECRET'], ...SECOND },
  { name: 'accountDeleted', isScheduled: false, secrets: [], ...FIRST },
];

const SECRET_VALUES = {
  STRIPE_SECRET_KEY: 'sk_test_stand_in',
  STRIPE_WEBHOOK_SECRET: 'whsec_stand_in',
  SMTP_URL: 'smtps://user:password@smtp.example.com',
  LINK_SECRET: 'f'.repeat(64),
};

const FUNCTIONS_ENV = `SITE_URL=https://${SITE_HOST}\nMAIL_FROM="Shop <hello@example.com>"\n`;
const WEB_ENV = `VITE_FIREBASE_API_KEY=AIzaSyStandIn
VITE_FIREBASE_AUTH_DOMAIN=${PROJECT}.firebaseapp.com
VITE_FIREBASE_PROJECT_ID=${PROJECT}
VITE_FIREBASE_STORAGE_BUCKET=${PROJECT}.firebasestorage.app
VITE_FIREBASE_APP_ID=1:123456789012:web:abc
`;

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');

/**
 * Returns the files that contain the brand, by path, with one of `domain/` in place of the
 * company's.
 */
export function filesWithBrand(file: keyof typeof BRANDS) {
  const { name, region } = BRANDS[file];
  return {
    'domain/brand.ts': read(`domain/${file}.ts`).replace(/(?<=export const )\w+/, 'BRAND'),
    'firebase.json': read('firebase.json').replaceAll(/(?<="region": ")[^"]+/g, region),
    'firestore.rules': read('firestore.rules').replace(
      /(?<=handle in \[')[^']+/,
      normalizeHandle(name),
    ),
  };
}

/** Returns what a deploy of the repository's files uploads. */
export function repositoryDeploy(): Deployed {
  return {
    firestoreRules: filesWithBrand('test-brand')['firestore.rules'],
    storageRules: read('storage.rules'),
    indexes: JSON.parse(read('firestore.indexes.json')) as Deployed['indexes'],
    functions: ENDPOINTS.map(({ isScheduled, ...one }) => ({ ...one, schedule: isScheduled })),
    settings: parseEnv(FUNCTIONS_ENV) as Record<string, string>,
    release: '',
  };
}

const ALERTS = {
  email: BRAND.supportEmail,
  uptimeCheck: UPTIME_CHECK,
  policies: ALERT_POLICIES.map((policy) => ({ ...policy })),
};

/** Returns a project's resources as they are after setup and a deploy. */
function readyResources() {
  return {
    ...configuredResources(PROJECT, {
      siteHost: SITE_HOST,
      services: SERVICES,
      secrets: SECRET_VALUES,
      logExclusion: REQUEST_EXCLUSION,
      auditFilter: AUDIT_FILTER,
      alerts: ALERTS,
    }),
    ...deployedResources(PROJECT, repositoryDeploy()),
  };
}

/** Returns a folder with the repository's rules and indexes, the brand, and no settings. */
function createRoot(): string {
  const root = mkdtempSync(join(tmpdir(), 'doorstep-setup-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const folder of ['domain', 'functions', 'web']) mkdirSync(join(root, folder));
  symlinkSync(join(ROOT, 'domain/places'), join(root, 'domain/places'));
  const copied = ['storage.rules', 'firestore.indexes.json'].map((file) => [file, read(file)]);
  for (const [file = '', text = ''] of [
    ...copied,
    ...Object.entries(filesWithBrand('test-brand')),
  ]) {
    writeFileSync(join(root, file), text);
  }
  return root;
}

/** Returns a context with a stand-in for Google that has these resources. */
export async function createTestContext(
  resources: Parameters<typeof startTestGoogle>[0],
  { env = {} } = {},
) {
  const google = await startTestGoogle(resources);
  const variables = { GOOGLE_API_BASE: google.url, ...env };
  const context: Context = {
    ...createContext(PROJECT, variables, { root: createRoot() }),
    endpoints: () => Promise.resolve(ENDPOINTS),
  };
  return { context, state: google.state };
}

/** Returns a context in which every item is right. */
export async function createReadyContext() {
  const ready = await createTestContext(readyResources());
  writeFileSync(functionsEnvPath(ready.context), FUNCTIONS_ENV);
  writeFileSync(webEnvPath(ready.context), WEB_ENV);
  return ready;
}

/** Answers questions by a part of their message. An unexpected question fails the test. */
export class ScriptedAsk implements Ask {
  readonly asked: string[] = [];
  readonly notes: string[] = [];
  readonly #answers: Record<string, string>;
  readonly #confirm: (note: string) => boolean;

  constructor(
    answers: Record<string, string> = {},
    confirm: (note: string) => boolean = () => true,
  ) {
    this.#answers = answers;
    this.#confirm = confirm;
  }

  #answer(message: string, validate?: (answer: string) => string | undefined): Promise<string> {
    this.asked.push(message);
    const key = Object.keys(this.#answers).find((part) => message.includes(part));
    if (key === undefined) throw new Error(`Unexpected question: ${message}`);
    const answer = this.#answers[key] ?? '';
    const problem = validate?.(answer);
    if (problem !== undefined) throw new Error(`${message} ${answer}: ${problem}`);
    return Promise.resolve(answer);
  }

  readonly text: Ask['text'] = ({ message, validate }) => this.#answer(message, validate);
  readonly password: Ask['password'] = ({ message, validate }) => this.#answer(message, validate);
  readonly select: Ask['select'] = ({ message, options }) =>
    this.#answer(message).then((answer) => {
      const option = options.find(({ value, label }) => [value, label].includes(answer));
      if (!option) throw new Error(`${message}: ${answer} is not among the options`);
      return option.value;
    });
  readonly confirm: Ask['confirm'] = () => Promise.resolve(this.#confirm(this.notes.at(-1) ?? ''));
  readonly note = (text: string): void => {
    this.notes.push(text);
  };
}
