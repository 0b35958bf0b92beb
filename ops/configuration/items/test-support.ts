import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { configuredResources } from '@doorstep/local/google/ready-project.ts';
import type { startTestGoogle } from '@doorstep/local/google/test-support.ts';
import type { Context } from '../context.ts';
import type { Change } from '../item.ts';
import type { SecretName } from '../secrets.ts';
import { createTestContext, PROJECT } from '../test-support.ts';
import { SERVICES } from './google/account.ts';

const TEMPLATE = fileURLToPath(new URL('../../../functions/.env.example', import.meta.url));

export const FUNCTIONS_FILE = `functions/.env.${PROJECT}`;
export const WEB_FILE = 'web/.env.production';
export const GOOD_SETTINGS =
  'SITE_URL=https://acme.test\nMAIL_FROM="Acme Home <hello@acme.test>"\n';

/** Answers to the questions about the brand. */
export const BRAND_ANSWERS = {
  'name of your marketplace': "Nora's Homes",
  'legal name': 'Acme "Home" GmbH',
  'support email address': 'help@acme.test',
  'postal address': '1 Home Road; Dublin, D02; Ireland',
  'legal notices': 'legal@acme.test',
  'questions about privacy': 'privacy@acme.test',
  'color for buttons': '#1d4ed8',
};

interface Given {
  files?: Record<string, string>;
  secrets?: Partial<Record<SecretName, string>>;
  env?: Record<string, string>;
  mailTo?: string;
  resources?: Parameters<typeof startTestGoogle>[0];
}

/** Returns a context of a configured project with these files and secrets. */
export async function createContextWith(given: Given = {}) {
  const { files = { [FUNCTIONS_FILE]: GOOD_SETTINGS }, secrets = {}, env = {} } = given;
  const resources = configuredResources(PROJECT, {
    siteHost: 'acme.test',
    services: SERVICES,
    secrets,
    logExclusion: {},
    auditFilter: '',
    alerts: { email: '', uptimeCheck: {}, policies: [] },
  });
  const all = { ...resources, ...given.resources };
  const { context, state } = await createTestContext(all, { env });
  const { root } = context;
  copyFileSync(TEMPLATE, join(root, 'functions', '.env.example'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return { context: { ...context, mailTo: given.mailTo ?? null } satisfies Context, state };
}

/** Applies planned changes and returns their texts. */
export async function applyAll(changes: readonly Change[] | undefined): Promise<string[]> {
  for (const change of changes ?? []) await change.apply();
  return (changes ?? []).map(({ description }) => description);
}
