import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

// See watchdog.ts. Each line of standard input is `+pid` or `-pid`, of a process group's leader.

const PATIENCE_MS = 10_000;
const [firestorePort] = process.argv.slice(2);
const groups = new Set();

for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => undefined);

for await (const line of createInterface({ input: process.stdin })) {
  const pid = Number(line.slice(1));
  if (line.startsWith('+')) groups.add(pid);
  else groups.delete(pid);
}

for (const pid of groups) signal(-pid, 'SIGTERM');
const deadline = Date.now() + PATIENCE_MS;
while (Date.now() < deadline && [...groups].some((pid) => signal(-pid, 0))) await sleep(200);
for (const pid of groups) signal(-pid, 'SIGKILL');
for (const pid of findFirestore()) signal(pid, 'SIGKILL');

/** False when there is nobody left to receive it. */
function signal(pid, name) {
  try {
    process.kill(pid, name);
    return true;
  } catch {
    return false;
  }
}

/** The Firestore emulator of this stack, by its port. */
function findFirestore() {
  if (!firestorePort) return [];
  const wanted = (command) =>
    command.includes('firestore') && ` ${command} `.includes(` --port ${firestorePort} `);
  return listProcesses()
    .filter(({ command }) => wanted(command))
    .map(({ pid }) => pid);
}

function listProcesses() {
  if (!existsSync('/proc/self/cmdline')) return fromPs();
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), command: readCommand(name) }));
}

function readCommand(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
  } catch {
    // It ended in the meantime.
    return '';
  }
}

function fromPs() {
  const lines = execFileSync('ps', ['-Ao', 'pid=,args='], { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid, ...command] = line.trim().split(/\s+/);
    return { pid: Number(pid), command: command.join(' ') };
  });
}
