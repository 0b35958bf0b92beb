import type { SenderType } from '@doorstep/domain/chat/message';
import type { Line } from '../threads.ts';

const MINUTE_MS = 60_000;

/** Lengths of time, in minutes. */
export const hours = (count: number) => count * 60;
export const days = (count: number) => hours(count * 24);

export const minutesBefore = (now: Date, minutes: number) =>
  new Date(now.getTime() - minutes * MINUTE_MS);

/** Who says what, and how many minutes after the line before. */
export type Turn = readonly [from: SenderType, minutesLater: number, text: string];

/** The turns as lines from `start` on, the last `unread` of them not read by the other side. */
export function toLines(start: Date, turns: readonly Turn[], unread = 0): Line[] {
  let at = start.getTime();
  return turns.map(([from, minutesLater, text], index) => {
    at += minutesLater * MINUTE_MS;
    return { from, text, at: new Date(at), read: index < turns.length - unread };
  });
}
