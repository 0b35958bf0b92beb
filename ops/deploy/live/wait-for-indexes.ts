import { stripVTControlCharacters } from 'node:util';
import type { Tools } from '../tools.ts';

const POLL_MS = 15_000;
/** Indexes of millions of documents take long. `--from functions` goes on waiting. */
const TIMEOUT_MS = 60 * 60_000;

/** Returns the states that `firebase firestore:indexes --pretty` prints before each index. */
export function readIndexStates(output: string): string[] {
  // CI systems make programs print colors (FORCE_COLOR).
  const plain = stripVTControlCharacters(output);
  return [...plain.matchAll(/^\[([A-Z_]+)\] \(/gm)].map(([, state = '']) => state);
}

/**
 * Waits until Firestore has built all indexes: `firebase deploy` only asks for them, and the
 * queries of the functions and the site fail until then. Returns false if an index cannot be built,
 * if it takes more than an hour, or after an interruption.
 */
export async function waitForIndexes(
  { run, say, sleep, now, stop }: Tools,
  { project, root }: { project: string; root: string },
): Promise<boolean> {
  const args = ['firestore:indexes', '--pretty', '--project', project, '--non-interactive'];
  const deadline = now().getTime() + TIMEOUT_MS;
  for (;;) {
    const { code, output, stdout } = await run('firebase', args, { cwd: root, isQuiet: true });
    if (stop.aborted) return false;
    if (code !== 0) {
      say(output.trim());
      return false;
    }
    const states = readIndexStates(stdout);
    if (states.length === 0) {
      say('✖ The firebase CLI lists no indexes, so nobody knows whether they are built.');
      return false;
    }
    const building = states.filter((state) => state === 'CREATING').length;
    const broken = states.filter((state) => state !== 'READY' && state !== 'CREATING');
    if (broken.length > 0) {
      say(`✖ ${broken.length} indexes cannot be built (${broken[0]}): see the Firestore console.`);
      return false;
    }
    if (building === 0) return true;
    if (now().getTime() > deadline) {
      say(`✖ ${building} indexes are still being built after an hour.`);
      return false;
    }
    say(`… ${building} of ${states.length} indexes are being built.`);
    await sleep(POLL_MS);
  }
}
