import { Resolver } from 'node:dns/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { BRAND } from '@doorstep/domain/brand';
import { readEndpoints, type Endpoint } from './endpoints.ts';
import { connectGoogle, type Google } from './google/google.ts';

/** Where the functions run. Hosting's rewrites in firebase.json name it too. */
export const REGION = BRAND.region;

/** What the checks and the setup steps need to know. */
export interface Context {
  project: string;
  /** The folder of the repository. */
  root: string;
  google: Google;
  dns: Resolver;
  /**
   * The environment of the command: `STRIPE_SECRET_KEY`, `STRIPE_API_BASE`, `GOOGLE_API_BASE`,
   * `FASTLY_API_BASE` and `DNS_SERVERS`.
   */
  env: NodeJS.ProcessEnv;
  /** Where the test mail goes; null to send none. */
  mailTo: string | null;
  /** Returns the functions of the repository. */
  endpoints: () => Promise<Endpoint[]>;
}

/** The settings of the deployed functions. */
export const functionsEnvPath = ({ root, project }: Pick<Context, 'root' | 'project'>): string =>
  join(root, 'functions', `.env.${project}`);

/** The settings that the web app is built with. */
export const webEnvPath = ({ root }: Pick<Context, 'root'>): string =>
  join(root, 'web', '.env.production');

/** Returns the context of a command for one project. */
export function createContext(
  project: string,
  env: NodeJS.ProcessEnv,
  { root = fileURLToPath(new URL('../..', import.meta.url)), mailTo = null as string | null } = {},
): Context {
  const dns = new Resolver({ timeout: 3_000, tries: 2 });
  const servers = env['DNS_SERVERS']?.split(',').filter((server) => server !== '');
  if (servers && servers.length > 0) dns.setServers(servers);
  let endpoints: Promise<Endpoint[]> | undefined;
  return {
    project,
    root,
    google: connectGoogle(project, env),
    dns,
    env,
    mailTo,
    endpoints: () => (endpoints ??= readEndpoints(root, project)),
  };
}
