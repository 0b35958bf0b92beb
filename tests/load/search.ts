/** What is offered next, of what came through while more was offered. */
const CAREFUL = 0.9;
const TRIES = 5;

/** What one try shows. */
export interface Tried {
  held: boolean;
  /** As many as came through in a second and chat, whatever was offered. */
  throughput: number;
}

/**
 * The highest rate that is held, given what came through at one that was not (all in messages a second
 * and chat); 0 when none of those tried is. What comes through while too much is offered is a guess, so
 * a rate that is not held is followed by a lower one, and one that is by the one between.
 */
export async function findHighestHeld(
  { rate: tooHigh, throughput }: { rate: number; throughput: number },
  offer: (rate: number) => Promise<Tried>,
): Promise<number> {
  let held = 0;
  let notHeld = tooHigh;
  let rate = Math.min(throughput * CAREFUL, notHeld / 2);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const tried = await offer(rate);
    if (tried.held) held = rate;
    else notHeld = rate;
    rate = held > 0 ? (held + notHeld) / 2 : Math.min(tried.throughput * CAREFUL, notHeld / 2);
    // A tenth more is within what differs from one run to the next.
    if (held > 0 && rate < held * 1.1) break;
  }
  return held;
}
