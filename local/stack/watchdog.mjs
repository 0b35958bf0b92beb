import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

// Run by watchdog.ts. Each line of standard input is `+pid` or `-pid` of a process group's leader.
// Kills the groups that are left when the input ends, which is when the launcher has ended.

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
    // It has ended.
  }
}

/** Returns the process of the Firestore emulator, which the emulators start in a group of its own. */
function findFirestore() {
  if (!firestorePort) return [];
  const isIt = (line) => line.includes('firestore') && line.includes(` --port ${firestorePort} `);
  return listProcesses()
    .filter((line) => isIt(`${line} `))
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
    // It has ended.
    return '';
  }
}
