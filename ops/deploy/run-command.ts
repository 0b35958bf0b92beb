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

/**
 * Returns a `RunCommand` that interrupts the running program when `stop` is aborted. Each program
 * has a process group of its own, so that Ctrl-C reaches it once and its end can be reported.
 * Programs that start later run to their end, because they clean up.
 */
export function commandRunner(stop: AbortSignal): RunCommand {
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
        if (child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      };
      stop.addEventListener('abort', interrupt);
      child.once('error', reject);
      child.once('close', (code) => {
        stop.removeEventListener('abort', interrupt);
        resolve({ code: isInterrupted ? 130 : (code ?? 1), output, stdout });
      });
    });
}
