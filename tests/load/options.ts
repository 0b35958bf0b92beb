import { parseArgs } from 'node:util';
import { Problem } from '@doorstep/local/stack/problem.ts';
import { z } from 'zod';

export interface LoadOptions {
  /** Half of them about requests, half direct. */
  chats: number;
  /** Messages a second in each chat. */
  rate: number;
  seconds: number;
}

/** One account may write 120 messages a minute (domain/write-counter.ts). */
const MOST_BY_ONE = 2;

const optionsSchema = z.object({
  chats: z.coerce.number().int().min(1).max(1000).default(200),
  rate: z.coerce.number().positive().max(MOST_BY_ONE).default(1),
  seconds: z.coerce.number().int().min(1).max(3600).default(120),
});

/** Reads the command line; throws a Problem for what it does not know. */
export function readOptions(args: string[]): LoadOptions {
  const text = { type: 'string' } as const;
  try {
    const { values } = parseArgs({ args, options: { chats: text, rate: text, seconds: text } });
    return optionsSchema.parse(values);
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new Problem(`${reason}\nKnown are --chats, --rate (at most 2 a second) and --seconds.`);
  }
}
