import type { RunCommand } from './run-command.ts';

/** What a deploy uses of the world around it. Tests replace it. */
export interface Tools {
  run: RunCommand;
  say: (line: string) => void;
  sleep: (ms: number) => Promise<void>;
  now: () => Date;
  stop: AbortSignal;
}

/** Reads the signal again: TypeScript assumes that it does not change during a wait. */
export const isStopped = ({ stop }: Pick<Tools, 'stop'>): boolean => stop.aborted;
