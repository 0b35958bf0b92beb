/**
 * Keeps what V8 compiles of the files beside `index.js` (read-compiled.mjs): `node keep-compiled.js` in the built
 * folder, here and in the cloud's build, whose V8 is another one. No service of Google's is asked for anything.
 */
import { createServer } from 'node:http2';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { APART } from './apart.mjs';
import { keep, run } from './read-compiled.mjs';

/** A Firestore that has nothing: what is read for asking and for being answered is run once, and so compiled. */
function serveNothing() {
  const server = createServer();
  server.on('stream', (stream) => {
    stream.respond(
      { ':status': 200, 'content-type': 'application/grpc' },
      { waitForTrailers: true },
    );
    stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': '5' }));
    stream.end();
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** What is not answered by then will not be: what is compiled without it is kept. */
const PATIENCE_MS = 10_000;

/** Firestore's client is what nearly every function waits for. */
async function askFirestore({ app, firestore }) {
  const nothing = await serveNothing();
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${nothing.address().port}`;
  process.env.METADATA_SERVER_DETECTION = 'none';
  // A machine's proxy is for other machines.
  process.env.no_grpc_proxy = '127.0.0.1';
  app.initializeApp({ projectId: 'demo-compile' });
  const collection = firestore.getFirestore().collection('any');
  const document = collection.doc('one');
  const asked = [document.get(), collection.limit(1).get(), document.set({ of: 1 })];
  await Promise.race([Promise.allSettled(asked), sleep(PATIENCE_MS)]);
}

async function keepAll() {
  const scripts = new Map();
  const modules = {};
  for (const [name, names] of Object.entries(APART)) {
    const file = join(import.meta.dirname, name);
    const { exports, script } = run(file, { kept: false });
    scripts.set(file, script);
    for (const module of names) modules[module.split('/').at(-1)] = exports[module]();
  }
  await askFirestore(modules);
  for (const [file, script] of scripts) keep(file, script);
}

try {
  await keepAll();
} catch (error) {
  // Functions start without it too, only later.
  console.error('✖ What V8 compiles of the functions could not be kept:', error);
}
// Firestore's client goes on holding its connection.
process.exit();
