import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Resolver } from 'node:dns/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { Context } from '../context.ts';
import { GoogleError } from '../google-errors.ts';
import type { Google } from '../google.ts';
import type { Ask } from '../item.ts';
import { SECRETS, type SecretName } from '../secrets.ts';

export const PROJECT = 'acme-home';
export const SETUP = (item: string) => `npm run setup -- ${item} --project ${PROJECT}`;

const REPOSITORY = fileURLToPath(new URL('../../..', import.meta.url));

/** Google in memory: answers by address, and records what is written. */
class FakeGoogle implements Google {
  readonly answers = new Map<string, unknown>();
  readonly writes: { method: string; url: string; body: unknown }[] = [];

  get: Google['get'] = (url, schema) =>
    this.answers.has(url)
      ? Promise.resolve(schema.parse(this.answers.get(url)))
      : Promise.reject(new GoogleError(`${url} not found`, 'none', 404));

  find: Google['find'] = (url, schema) =>
    Promise.resolve(this.answers.has(url) ? schema.parse(this.answers.get(url)) : null);

  post = (url: string, body: unknown) => this.#write('POST', url, body);
  patch = (url: string, body: unknown) => this.#write('PATCH', url, body);
  put = (url: string, body: unknown) => this.#write('PUT', url, body);
  finish = () => Promise.resolve();

  #write(method: string, url: string, body: unknown): Promise<unknown> {
    this.writes.push({ method, url, body });
    return Promise.resolve({});
  }

  /** Stores a secret's newest version. */
  secret(name: SecretName, value: string | undefined): void {
    if (value === undefined) return;
    const url = `https://secretmanager.googleapis.com/v1/projects/${PROJECT}/secrets/${name}`;
    const data = Buffer.from(value).toString('base64');
    this.answers.set(url, {});
    this.answers.set(`${url}/versions/latest`, { state: 'ENABLED' });
    this.answers.set(`${url}/versions/latest:access`, { payload: { data } });
  }
}

interface TestConfiguration {
  files?: Record<string, string>;
  secrets?: Partial<Record<SecretName, string>>;
  env?: NodeJS.ProcessEnv;
  mailTo?: string | null;
}

/** A context in a temporary folder with the given files and secrets. */
export function testContext(given: TestConfiguration = {}): Context & { google: FakeGoogle } {
  const { files = {}, secrets = {}, env = {}, mailTo = null } = given;
  const root = mkdtempSync(join(tmpdir(), 'configuration-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'functions'));
  copyFileSync(
    join(REPOSITORY, 'functions', '.env.example'),
    join(root, 'functions', '.env.example'),
  );
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  const google = new FakeGoogle();
  for (const name of SECRETS) google.secret(name, secrets[name]);
  return { project: PROJECT, root, google, dns: new Resolver(), env, mailTo };
}

/** Answers setup's questions by their texts. An invalid answer throws what setup would show. */
export function answers(replies: Record<string, string | boolean>): Ask {
  const reply = (message: string) => {
    const key = Object.keys(replies).find((part) => message.includes(part));
    if (key === undefined) throw new Error(`Nobody answers: ${message}`);
    return replies[key];
  };
  const text: Ask['text'] = ({ message, validate }) => {
    const answer = String(reply(message));
    const problem = validate?.(answer);
    if (problem !== undefined) throw new Error(problem);
    return Promise.resolve(answer);
  };
  return {
    text,
    password: text,
    select: ({ message }) => Promise.resolve(String(reply(message))),
    confirm: (message) => Promise.resolve(reply(message) === true),
    note: () => undefined,
  };
}
