/** Halvings: the answer is within a sixteenth of what was asked for. */
const STEPS = 4;

/** The highest rate below `tooHigh` that is held, by halving; 0 when none of those tried is. */
export async function findHighestHeld(
  tooHigh: number,
  isHeld: (rate: number) => Promise<boolean>,
): Promise<number> {
  let held = 0;
  let notHeld = tooHigh;
  for (let step = 0; step < STEPS; step += 1) {
    const rate = (held + notHeld) / 2;
    if (await isHeld(rate)) held = rate;
    else notHeld = rate;
  }
  return held;
}
