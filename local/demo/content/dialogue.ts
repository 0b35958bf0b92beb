import type { SenderType } from '@doorstep/domain/chat/message';
import type { Line } from '../threads.ts';

const MINUTE_MS = 60_000;

/** Durations in minutes. */
export const hours = (count: number) => count * 60;
export const days = (count: number) => hours(count * 24);

export const minutesBefore = (now: Date, minutes: number) =>
  new Date(now.getTime() - minutes * MINUTE_MS);

/**
 * A message: its sender, the minutes since the message before it, its text, and its photos, which
 * are files of `pictures/photos`.
 */
export type Turn = readonly [
  from: SenderType,
  minutesLater: number,
  text: string,
  photos?: readonly string[],
];

/** Returns the messages with their times. The other side has not read the last `unread` of them. */
export function toLines(start: Date, turns: readonly Turn[], unread = 0): Line[] {
  let at = start.getTime();
  return turns.map(([from, minutesLater, text, photos = []], index) => {
    at += minutesLater * MINUTE_MS;
    const read = index < turns.length - unread;
    return { from, text, photos, at: new Date(at), read };
  });
}
