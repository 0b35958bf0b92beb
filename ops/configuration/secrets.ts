import { z } from 'zod';
import type { Context } from './context.ts';
import type { Change } from './item.ts';

/** The secrets of the functions (functions/platform/config.ts). */
export const SECRETS = [
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'SMTP_URL',
  'LINK_SECRET',
] as const;
export type SecretName = (typeof SECRETS)[number];

type Target = Pick<Context, 'google' | 'project'>;

const API = 'https://secretmanager.googleapis.com/v1';
const secretUrl = ({ project }: Target, name: string) =>
  `${API}/projects/${project}/secrets/${name}`;

const versionSchema = z.object({ state: z.string() });
const namedSchema = z.object({ name: z.string() });
const payloadSchema = z.object({ payload: z.object({ data: z.string() }) });

/** Returns the state of a secret's newest version, or null without a secret or version. */
export async function secretState(context: Target, name: SecretName): Promise<string | null> {
  const url = `${secretUrl(context, name)}/versions/latest`;
  return (await context.google.find(url, versionSchema))?.state ?? null;
}

/** Returns the number of each secret's newest version, of those that have one. */
export async function newestVersions(context: Target): Promise<Map<string, string>> {
  const found = await Promise.all(
    SECRETS.map(async (secret) => {
      const url = `${secretUrl(context, secret)}/versions/latest`;
      const version = await context.google.find(url, namedSchema);
      const number = version?.name.slice(version.name.lastIndexOf('/') + 1);
      return [secret, number] as const;
    }),
  );
  return new Map(found.flatMap(([secret, number]) => (number ? [[secret, number]] : [])));
}

/** Returns the value of a secret's newest version, or null if it has none. Never print it. */
export async function readSecret(context: Target, name: SecretName): Promise<string | null> {
  if ((await secretState(context, name)) !== 'ENABLED') return null;
  const url = `${secretUrl(context, name)}/versions/latest:access`;
  const { payload } = await context.google.get(url, payloadSchema);
  return Buffer.from(payload.data, 'base64').toString('utf8');
}

/** Returns the change that stores a new version of a secret in Secret Manager. */
export function writeSecretChange(context: Target, name: SecretName, value: string): Change {
  return {
    description: `Store a new version of the secret ${name} in Secret Manager`,
    apply: async () => {
      const url = secretUrl(context, name);
      if ((await context.google.find(url, z.object({}))) === null) {
        await context.google.post(`${API}/projects/${context.project}/secrets?secretId=${name}`, {
          replication: { automatic: {} },
        });
      }
      const data = Buffer.from(value, 'utf8').toString('base64');
      await context.google.post(`${url}:addVersion`, { payload: { data } });
    },
  };
}
