import { spawn } from 'node:child_process';

interface CommandOptions {
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** Does not show the output while the command runs. */
  isQuiet?: boolean;
}

export interface CommandResult {
  /** The exit code; 130 after an interruption. */
  code: number;
  /** What the command wrote to stdout and stderr. */
  output: string;
  stdout: string;
}

/** Runs a program from PATH until it ends. Throws if it cannot be started. */
export type RunCommand = (
  program: string,
  args: readonly string[],
  options: CommandOptions,
) => Promise<CommandResult>;

/** Sends a signal to a program and all that it started. Does nothing if they have ended. */
function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // It ended meanwhile.
  }
}

interface Interruption {
  stop: AbortController;
  /** The running programs. */
  groups: ReadonlySet<number>;
  say: (line: string) => void;
  exit: () => void;
}

/**
 * Returns what Ctrl-C does: the first one interrupts the running program and waits for its end, the
 * second one kills it, so that the command can clean up and say what is live. Later ones, and a
 * second one while no program runs, end the command at once.
 */
export function interruptionHandler({ stop, groups, say, exit }: Interruption): () => void {
  let count = 0;
  return () => {
    count++;
    if (count === 1) {
      say('\n… Interrupted. Waiting for the running program to end.');
      stop.abort();
    } else if (count === 2 && groups.size > 0) {
      say('\n… Killing the running program.');
      for (const pid of groups) signalGroup(pid, 'SIGKILL');
    } else exit();
  };
}

/**
 * Returns a `RunCommand` that interrupts the running program when `stop` is aborted. Each program
 * has a process group of its own, so that Ctrl-C reaches it once and its end can be reported.
 * Programs that start later run to their end, because they clean up. `groups` holds the running
 * ones.
 */
export function commandRunner(stop: AbortSignal, groups = new Set<number>()): RunCommand {
  return (program, args, { cwd, env = process.env, isQuiet = false }) =>
    new Promise((resolve, reject) => {
      const child = spawn(program, args, {
        cwd,
        env,
        detached: true,
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      let [stdout, output] = ['', ''];
      child.stdout.on('data', (chunk: Buffer) => {
        stdout += chunk.toString();
        output += chunk.toString();
        if (!isQuiet) process.stdout.write(chunk);
      });
      child.stderr.on('data', (chunk: Buffer) => {
        output += chunk.toString();
        if (!isQuiet) process.stderr.write(chunk);
      });
      let isInterrupted = false;
      const interrupt = () => {
        isInterrupted = true;
        if (child.pid !== undefined) signalGroup(child.pid, 'SIGINT');
      };
      if (child.pid !== undefined) groups.add(child.pid);
      stop.addEventListener('abort', interrupt);
      child.once('error', reject);
      child.once('close', (code) => {
        stop.removeEventListener('abort', interrupt);
        if (child.pid !== undefined) groups.delete(child.pid);
        resolve({ code: isInterrupted ? 130 : (code ?? 1), output, stdout });
      });
    });
}
