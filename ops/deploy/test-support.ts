import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { startTestStripe } from '@doorstep/local/stripe/test-support.ts';
import { onTestFinished } from 'vitest';
import type { DeployContext } from './deploy.ts';
import { connectGoogle } from '../configuration/google/google.ts';
import { openRepository } from './git.ts';
import { withLive, type LiveRelease } from '../configuration/site/live-release.ts';
import { UNKNOWN } from './live/live.ts';
import type { ProjectRecord } from './live/project-record.ts';
import { commandRunner, type CommandResult } from './run-command.ts';
import { startProjectGoogle } from './test-google.ts';

export const PROJECT = 'doorstep-shop';

/** The security headers of firebase.json, shortened. */
export const HEADERS = {
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
};

/** The deployed parts of a project, as the stand-in of the firebase CLI changes them. */
export interface Cloud {
  /** The release of the site, and of each function. Null without a site. */
  hosting: string | null;
  functions: (string | undefined)[];
  /** The answers about indexes, one list for each question. The last list is repeated. */
  indexes: string[][];
  /** Fails this often at `firebase deploy --only <key>` with the output. */
  failures: { only: string; times: number; output: string }[];
  /** Whether the built release is older than version.json. */
  isNameless: boolean;
  /** Whether the pages answer 500. */
  isBroken: boolean;
}

const CODEBASE = { 'firebase-functions-codebase': 'first-generation' };

/** The answers of the site that are no pages. */
const FILES: Record<string, { type: string; body: string }> = {
  '/api/status': { type: 'application/json', body: '{"checks":{"database":"ok"}}' },
  '/manifest.webmanifest': { type: 'application/manifest+json', body: '{"start_url":"/"}' },
  '/robots.txt': { type: 'text/plain', body: 'Sitemap: /sitemap.xml' },
  '/assets/app.js': { type: 'text/javascript', body: '' },
};

async function startSite(cloud: Cloud): Promise<string> {
  const server = createServer((request, response) => {
    const { url = '/' } = request;
    if (url === '/version.json') {
      if (cloud.hosting === null || cloud.hosting === UNKNOWN) response.writeHead(404).end();
      else response.end(JSON.stringify({ release: cloud.hosting }));
      return;
    }
    if (url === '/sitemap.xml') {
      response.end(`<urlset><url><loc>http://${request.headers.host}/</loc></url></urlset>`);
      return;
    }
    const file = cloud.hosting === null ? undefined : FILES[url];
    if (file) {
      response.writeHead(200, { 'content-type': file.type }).end(file.body);
      return;
    }
    const isAbsent = cloud.hosting === null || url.endsWith('/nobody');
    const status = cloud.isBroken ? 500 : isAbsent ? 404 : 200;
    response.writeHead(status, { ...HEADERS, 'content-type': 'text/html' });
    response.end('<html><div id="root"></div><script src="/assets/app.js"></script></html>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The site has no port.');
  return `http://127.0.0.1:${address.port}`;
}

/** Returns git in a repository. */
export const gitOf =
  ({ root }: { root: string }) =>
  (...args: string[]): string =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@doorstep.test', ...args], {
      cwd: root,
      encoding: 'utf8',
      stdio: 'pipe',
    }).trim();

/** Creates a repository with the releases v1.0.0 and v1.1.0, of which the second is checked out. */
function createRepository(siteUrl: string): string {
  const root = mkdtempSync(path.join(tmpdir(), 'doorstep-deploy-test-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  const git = gitOf({ root });
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  git('init', '--quiet');
  write('.gitignore', '.env*\nnode_modules/\ndist/\nfirebase.deploy.json\n');
  write('functions/index.ts', '');
  write('web/index.html', '');
  write('domain/brand.ts', "  name: 'Shop',\n");
  write(
    'firebase.json',
    JSON.stringify({
      hosting: { public: 'web', predeploy: ['x'] },
      functions: ['default', 'first-generation'].map((codebase) => ({
        ...{ codebase, source: codebase, runtime: 'nodejs22', predeploy: ['x'] },
      })),
    }),
  );
  const packages = { packages: { 'node_modules/zod': { version: '4.0.0' } } };
  write('package-lock.json', JSON.stringify(packages));
  write('node_modules/.package-lock.json', JSON.stringify(packages));
  write(`functions/.env.${PROJECT}`, `SITE_URL=${siteUrl}\n`);
  write('web/.env.production', `VITE_FIREBASE_PROJECT_ID=${PROJECT}\n`);
  for (const release of ['v1.0.0', 'v1.1.0']) {
    write('release.txt', release);
    git('add', '.');
    git('-c', 'core.hooksPath=/dev/null', 'commit', '--quiet', '-m', release);
    git('tag', release);
  }
  return root;
}

/** The record of a project whose releases went live one after the other, up to the site's. */
function createRecord(root: string, hosting: string | null) {
  const state = {
    ...{ live: null as LiveRelease | null, lockedFor: null as string | null },
    recordFailure: null as Error | null,
  };
  const names = ['v1.0.0', 'v1.1.0'];
  names.slice(0, names.indexOf(hosting ?? '') + 1).forEach((release, index) => {
    const commit = gitOf({ root })('rev-parse', release);
    const deployed_at = new Date(Date.UTC(2026, 10, 1 + index));
    const entry = { release, commit, brand: 'Shop', deployed_at, web_settings: '' };
    state.live = withLive(state.live, entry);
  });
  const record: ProjectRecord = {
    readLive: () => Promise.resolve(state.live),
    lock: ({ what, takeOver }) => {
      if (state.lockedFor !== null && !takeOver) {
        return Promise.reject(new Problem(`dana@laptop has been ${state.lockedFor}.`));
      }
      state.lockedFor = what;
      return Promise.resolve({
        writeLive: (live) =>
          state.recordFailure === null
            ? Promise.resolve(void (state.live = live))
            : Promise.reject(state.recordFailure),
        unlock: () => Promise.resolve(void (state.lockedFor = null)),
      });
    },
  };
  return { state, record };
}

/** A world for `deploy` and `rollback`: a repository, a cloud, and a record of all calls. */
export async function createWorld(changes: Partial<Cloud> = {}) {
  const cloud: Cloud = {
    ...{ hosting: 'v1.0.0', functions: ['v1.0.0', 'v1.0.0'], indexes: [['READY']] },
    ...{ failures: [], isNameless: false, isBroken: false, ...changes },
  };
  const siteUrl = await startSite(cloud);
  const root = createRepository(siteUrl);
  const { state: project, record } = createRecord(root, cloud.hosting);
  const { running, stripe } = await startTestStripe();
  const google = await startProjectGoogle(PROJECT);
  google.deployFunctions();
  if (cloud.hosting !== null) google.deployHosting();
  const stop = new AbortController();
  const calls: string[] = [];
  const lines: string[] = [];
  const sleeps: number[] = [];
  let release = '';
  let looks = 0;

  const answer = (code: number, output = ''): CommandResult => ({ code, output, stdout: output });

  /** Answers as the firebase CLI does, and changes the cloud as a deploy does. */
  function firebase(args: readonly string[]): CommandResult {
    if (args[0] === 'functions:list') {
      // Google does not name the codebase `default`, which the first function belongs to.
      const result = cloud.functions.map((name, index) => ({
        environmentVariables: name === undefined ? {} : { RELEASE: name },
        labels: { 'deployment-tool': 'cli-firebase', ...(index > 0 && CODEBASE) },
      }));
      // An extension's function, which has no release.
      result.push({ environmentVariables: {}, labels: { 'deployment-tool': 'ext' } });
      return answer(0, JSON.stringify({ status: 'success', result }));
    }
    if (args[0] === 'firestore:indexes') {
      const states = cloud.indexes[Math.min(looks++, cloud.indexes.length - 1)] ?? [];
      return answer(0, states.map((state) => `[${state}] (mail) -- (a,ASCENDING)`).join('\n'));
    }
    const only = args[args.indexOf('--only') + 1] ?? '';
    const failure = cloud.failures.find((known) => known.only === only && known.times > 0);
    if (failure) {
      failure.times--;
      if (only === 'functions') cloud.functions = [release, ...cloud.functions.slice(1)];
      return answer(1, failure.output);
    }
    if (only === 'functions') {
      cloud.functions = cloud.functions.map(() => release);
      google.deployFunctions();
    }
    if (only === 'hosting') {
      cloud.hosting = cloud.isNameless ? UNKNOWN : release;
      google.deployHosting();
    }
    return answer(0);
  }

  const git = commandRunner(new AbortController().signal);
  const run: DeployContext['run'] = (program, args, options) => {
    if (program === 'git') return git(program, args, options);
    calls.push([program, ...args].join(' '));
    release = options.env?.['RELEASE'] ?? release;
    if (args.includes('build') && args.includes('web') && !cloud.isNameless) {
      mkdirSync(path.join(options.cwd, 'web/dist'), { recursive: true });
      writeFileSync(path.join(options.cwd, 'web/dist/version.json'), '{}');
    }
    return Promise.resolve(program === 'firebase' ? firebase(args) : answer(0));
  };
  const context: DeployContext = {
    run,
    stop: stop.signal,
    env: { STRIPE_SECRET_KEY: 'sk_test_stand_in', STRIPE_API_BASE: running.url },
    google: connectGoogle(PROJECT, { GOOGLE_API_BASE: google.url }),
    say: (line) => void lines.push(line),
    sleep: (ms) => Promise.resolve(void sleeps.push(ms)),
    now: () => new Date('2026-11-26T12:00:00Z'),
    repository: openRepository(git, root),
    record,
    requireConfiguration: () => Promise.resolve([]),
    migrationStates: () => Promise.resolve([]),
    confirm: () => Promise.resolve(true),
  };
  return {
    ...{ cloud, google, project, root, siteUrl, stripe, stop, calls, lines, sleeps, context },
    text: () => lines.join('\n'),
    /** The parts that were deployed, in order. */
    deployed: () => calls.flatMap((call) => /^firebase deploy --only (\S+)/.exec(call)?.[1] ?? []),
  };
}
