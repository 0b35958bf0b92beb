#!/usr/bin/env node
/**
 * Stands in for the firebase CLI in rehearsals: records each call in `$CLOUD/calls.json`, and makes
 * live what a deploy would, in the folder `$CLOUD`. `$CLOUD/state.json` has the release of the site
 * and of each function, and says what fails or hangs.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

const cloud = process.env.CLOUD;
const read = (file) => JSON.parse(readFileSync(path.join(cloud, file), 'utf8'));
const write = (file, value) => writeFileSync(path.join(cloud, file), JSON.stringify(value));

const args = process.argv.slice(2);
const valueOf = (flag) => args[args.indexOf(flag) + 1];
const state = read('state.json');
write('calls.json', [...read('calls.json'), { args, cwd: process.cwd() }]);

function fail(text) {
  console.error(`\nError: ${text}`);
  process.exit(1);
}

/** Copies a folder of the sources into the cloud. */
function upload(from, to) {
  if (!existsSync(from)) fail(`${from} does not exist`);
  rmSync(path.join(cloud, to), { recursive: true, force: true });
  cpSync(from, path.join(cloud, to), { recursive: true });
}

/**
 * Returns the release and the names of the functions of a codebase, which it reads as the CLI. The
 * bundle must be built for the codebase's runtime.
 */
function readCodebase({ source, runtime }) {
  const folder = path.resolve(source);
  const { engines } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  if (`nodejs${engines.node}` !== runtime) fail(`${source} is not built for ${runtime}`);
  const { RELEASE: release } = parseEnv(readFileSync(path.join(folder, '.env'), 'utf8'));
  const manifest = path.join(cloud, 'manifest.json');
  const reader = path.resolve('node_modules/firebase-functions/lib/bin/firebase-functions.js');
  const project = valueOf('--project');
  const { status, stderr } = spawnSync(process.execPath, [reader], {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest,
      GCLOUD_PROJECT: project,
      FIREBASE_CONFIG: JSON.stringify({ projectId: project, storageBucket: `${project}.test` }),
    },
  });
  if (status !== 0) fail(stderr);
  const { endpoints } = JSON.parse(readFileSync(manifest, 'utf8'));
  return Object.keys(endpoints).map((name) => [name, release]);
}

/**
 * Deploys all functions, or only the first one before a failure. Deletes those that the release
 * does not have, which needs `--force` where nobody can answer (firebase-tools,
 * `deploy/functions/prompts.js`).
 */
function deployFunctions({ functions: codebases }, isFailing) {
  const wanted = Object.fromEntries(codebases.flatMap(readCodebase));
  if (isFailing) {
    const [[name, release]] = Object.entries(wanted);
    state.functions[name] = release;
    return;
  }
  const absent = Object.keys(state.functions).filter((name) => !(name in wanted));
  if (absent.length > 0 && !args.includes('--force')) {
    fail(`Aborting because deletion cannot proceed in non-interactive mode: ${absent.join(' ')}`);
  }
  state.functions = wanted;
}

function deployHosting({ hosting }) {
  const { release } = JSON.parse(readFileSync('web/dist/version.json', 'utf8'));
  for (const { function: target } of hosting.rewrites) {
    if (target?.pinTag) state.functions[target.functionId] = release;
  }
  upload('web/dist', 'hosting');
  // The pinned functions render the pages, see firebase.json.
  upload('functions/dist/page', `pages-${release}`);
  return release;
}

async function deploy() {
  const config = JSON.parse(readFileSync(valueOf('--config'), 'utf8'));
  const parts = [config.hosting, ...config.functions];
  if (parts.some(({ predeploy }) => predeploy)) fail('it would build again');
  const only = valueOf('--only');
  const failure = state.failures.find((known) => known.only === only && known.times > 0);
  if (failure) {
    failure.times--;
    if (only === 'functions') deployFunctions(config, true);
    write('state.json', state);
    if (failure.hangs) {
      console.log('hanging');
      process.on('SIGINT', () => process.exit(1));
      setTimeout(() => process.exit(1), 120_000);
      return;
    }
    fail(failure.output);
  }
  if (only === 'functions') deployFunctions(config, false);
  if (only === 'hosting') state.hosting = deployHosting(config);
  write('state.json', state);
  console.log('✔  Deploy complete!');
}

const [command] = args;
if (command === 'deploy') await deploy();
else if (command === 'functions:list') {
  const result = Object.entries(state.functions).map(([id, release]) => ({
    id,
    environmentVariables: { RELEASE: release },
    labels: {
      'deployment-tool': 'cli-firebase',
      ...(id === 'accountDeleted' && { 'firebase-functions-codebase': 'first-generation' }),
    },
  }));
  console.log(JSON.stringify({ status: 'success', result }));
} else if (command === 'firestore:indexes') {
  const isBuilt = state.looks-- <= 0;
  write('state.json', state);
  console.log(`[${isBuilt ? 'READY' : 'CREATING'}] (mail) -- (state,ASCENDING)`);
} else if (command === 'functions:secrets:access') console.log('sk_test_doorstep_stand_in');
else if (['login', 'functions:secrets:set'].includes(command)) console.log('✔  Success');
else fail(`${command} is not one of the commands that the stand-in knows`);
