import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

export interface ProcessInfo {
  pid: number;
  /** The program and its arguments. */
  command: string;
  /** `NAME=value` pairs, each followed by a zero byte. */
  environment: string;
}

/** Returns every process of the machine except this one. */
export function listProcesses(): ProcessInfo[] {
  const all = existsSync('/proc/self/environ') ? listFromProc() : listFromPs();
  return all.filter(({ pid }) => pid !== process.pid);
}

/** Lists processes on Linux. */
function listFromProc(): ProcessInfo[] {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.map((pid) => ({
    pid: Number(pid),
    command: readProc(pid, 'cmdline').replaceAll('\0', ' '),
    environment: readProc(pid, 'environ'),
  }));
}

function readProc(pid: string, file: string): string {
  try {
    return readFileSync(path.join('/proc', pid, file), 'utf8');
  } catch {
    // The process has ended.
    return '';
  }
}

/** Lists processes on a Mac, where `-E` prints the environment after the arguments. */
function listFromPs(): ProcessInfo[] {
  const args = ['-Aww', '-E', '-o', 'pid=,command='];
  const lines = execFileSync('ps', args, { encoding: 'utf8' }).trim().split('\n');
  return lines.map((line) => {
    const [pid = '', ...words] = line.trim().split(/\s+/);
    return { pid: Number(pid), command: words.join(' '), environment: `${words.join('\0')}\0` };
  });
}
