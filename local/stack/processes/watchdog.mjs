import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

// Run by watchdog.ts. Each line of standard input, `+pid` or `-pid`, adds or removes a process
// group. The input ends with the launcher. Then the watchdog kills the remaining groups.

const [firestorePort] = process.argv.slice(2);
const groups = new Set();

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => undefined);

for await (const line of createInterface({ input: process.stdin })) {
  const pid = Number(line.slice(1));
  if (line.startsWith('+')) groups.add(-pid);
  else groups.delete(-pid);
}
for (const pid of groups) kill(pid);
for (const pid of findFirestore()) kill(pid);

function kill(pid) {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // The process has ended.
  }
}

/** Returns the process of the Firestore emulator, which firebase-tools starts in its own group. */
function findFirestore() {
  if (!firestorePort) return [];
  const isFirestore = (line) =>
    line.includes('firestore') && line.includes(` --port ${firestorePort} `);
  return listProcesses()
    .filter((line) => isFirestore(`${line} `))
    .map((line) => Number.parseInt(line, 10));
}

/** Returns a line `pid command` for each process. Slim containers have no `ps`. */
function listProcesses() {
  if (!existsSync('/proc/self/cmdline')) {
    return execFileSync('ps', ['-Ao', 'pid=,args='], { encoding: 'utf8' }).split('\n');
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => `${pid} ${readCommand(pid)}`);
}

function readCommand(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    // The process has ended.
    return '';
  }
}
