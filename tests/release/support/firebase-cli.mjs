#!/usr/bin/env node
/**
 * Stands in for the firebase CLI in rehearsals: records each call in `$CLOUD/calls.json`, and makes
 * live what a deploy would, in the folder `$CLOUD`. `$CLOUD/state.json` says what fails or hangs.
 */
import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseEnv } from 'node:util';

const cloud = process.env.CLOUD;
const read = (file) => JSON.parse(readFileSync(path.join(cloud, file), 'utf8'));
const write = (file, value) => writeFileSync(path.join(cloud, file), JSON.stringify(value));

const args = process.argv.slice(2);
const valueOf = (flag) => args[args.indexOf(flag) + 1];
const configOf = () => JSON.parse(readFileSync(valueOf('--config'), 'utf8'));
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

/** Returns the release of the bundles. Every codebase must be built, and for its own runtime. */
function deployFunctions() {
  const releases = configOf().functions.map(({ source, runtime }) => {
    const { engines } = JSON.parse(readFileSync(path.join(source, 'package.json'), 'utf8'));
    if (`nodejs${engines.node}` !== runtime) fail(`${source} is not built for ${runtime}`);
    return parseEnv(readFileSync(path.join(source, '.env'), 'utf8')).RELEASE;
  });
  if (new Set(releases).size > 1) fail(`the codebases are of ${releases.join(' and ')}`);
  return releases[0];
}

function deployHosting() {
  const { release } = JSON.parse(readFileSync('web/dist/version.json', 'utf8'));
  upload('web/dist', 'hosting');
  // The pinned functions render the pages, see firebase.json.
  upload('functions/dist/page', `pages-${release}`);
  return release;
}

async function deploy() {
  const { hosting, functions } = configOf();
  if ([hosting, ...functions].some(({ predeploy }) => predeploy)) fail('it would build again');
  const only = valueOf('--only');
  const failure = state.failures.find((known) => known.only === only && known.times > 0);
  if (failure) {
    failure.times--;
    if (only === 'functions') state.functions = [deployFunctions(), ...state.functions.slice(1)];
    write('state.json', state);
    if (failure.hangs) {
      console.log('hanging');
      process.on('SIGINT', () => process.exit(1));
      setTimeout(() => process.exit(1), 120_000);
      return;
    }
    fail(failure.output);
  }
  if (only === 'functions') {
    const release = deployFunctions();
    state.functions = [release, release, release];
  }
  if (only === 'hosting') state.hosting = deployHosting();
  write('state.json', state);
  console.log('✔  Deploy complete!');
}

const [command] = args;
if (command === 'deploy') await deploy();
else if (command === 'functions:list') {
  const { functions } = JSON.parse(readFileSync('firebase.json', 'utf8'));
  // The last functions are of the last codebases.
  const result = state.functions.toReversed().map((release, index) => ({
    environmentVariables: { RELEASE: release },
    labels: {
      'deployment-tool': 'cli-firebase',
      'firebase-functions-codebase': functions.at(-1 - index)?.codebase ?? 'default',
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
