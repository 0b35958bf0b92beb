import { createHash } from 'node:crypto';

export const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

/** Returns a number from `least` to `most` that looks random and is the same in each run. */
export function numberFor(text: string, least: number, most: number): number {
  return least + (Number.parseInt(hashOf(text).slice(0, 8), 16) % (most - least + 1));
}
