import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

// See watchdog.ts. Each line of standard input is `+pid` or `-pid`; pids are process group leaders.

const PATIENCE_MS = 10_000;
const groups = new Set();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => undefined);

for await (const line of createInterface({ input: process.stdin })) {
  const pid = Number(line.slice(1));
  if (line.startsWith('+')) groups.add(pid);
  else groups.delete(pid);
}

for (const pid of groups) signal(pid, 'SIGTERM');
const deadline = Date.now() + PATIENCE_MS;
while (Date.now() < deadline && [...groups].some((pid) => signal(pid, 0))) await sleep(200);
for (const pid of groups) signal(pid, 'SIGKILL');

/** False when the group is gone. */
function signal(pid, name) {
  try {
    process.kill(-pid, name);
    return true;
  } catch {
    return false;
  }
}
