import { spawn } from 'node:child_process';
import { stripVTControlCharacters } from 'node:util';

export const ENTER = '\r';
export const NO = 'n';
/** Ctrl+U deletes the suggested answer. */
export const CLEAR = '\u0015';
export const CTRL_C = '\u0003';

/** Types an answer to the question that contains a text. */
export interface Reply {
  to: string;
  type: string;
}

export interface Conversation {
  code: number | null;
  /** What was printed, without colors. */
  output: string;
  /** The questions that were answered. */
  answered: string[];
}

/** How clack prints a question that waits for an answer, and one that follows an answered one. */
const QUESTION = /◆\s+(.+)/;
const NEXT_QUESTION = /◇[^]*◆\s+(.+)/;

/** How long a command may print nothing. */
const SILENCE_MS = 60_000;

/**
 * Runs a command in a terminal's place: reads its questions and types the reply whose `to` is part
 * of the question. Throws for a question without a reply, and when the command is silent.
 */
export async function converse(
  command: string[],
  { cwd, env, replies }: { cwd: string; env: NodeJS.ProcessEnv; replies: Reply[] },
): Promise<Conversation> {
  const [program = '', ...args] = command;
  const child = spawn(program, args, { cwd, env, stdio: ['pipe', 'pipe', 'pipe'] });
  const answered: string[] = [];
  let output = '';
  /** Where the output was read up to the last answer. */
  let mark = 0;
  let failure: Error | undefined;
  const stop = (error: Error) => {
    failure ??= error;
    child.kill('SIGKILL');
  };
  let silence = setTimeout(() => undefined, 0);
  const listen = (chunk: Buffer) => {
    output += stripVTControlCharacters(chunk.toString('utf8'));
    clearTimeout(silence);
    silence = setTimeout(() => stop(new Error(`Silent after:\n${output}`)), SILENCE_MS);
    const rest = output.slice(mark);
    const next = (answered.length === 0 ? QUESTION : NEXT_QUESTION).exec(rest)?.[1]?.trim();
    if (next === undefined) return;
    const reply = replies.find(({ to }) => next.includes(to));
    if (!reply) {
      stop(new Error(`No reply to "${next}" after:\n${output}`));
      return;
    }
    answered.push(next);
    mark = output.length;
    child.stdin.write(reply.type);
  };
  child.stdout.on('data', listen);
  child.stderr.on('data', listen);
  const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
  clearTimeout(silence);
  if (failure) throw failure;
  return { code, output, answered };
}
