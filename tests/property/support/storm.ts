import type { Random } from '../../support/random.ts';
import type { Fault, Trouble } from './scheduler.ts';
import { count } from './tally.ts';

/** How things go between Stripe, Firestore and the product for a while; null: well. */
export type Storm = Random | null;

function someFault(storm: Random): Fault {
  const kind = storm.pick(['before', 'after', 'crash', 'refused'] as const);
  count(`fault: ${kind}`);
  return {
    door: 1 + storm.below(8),
    kind,
    status: storm.pick([429, 500, 503]),
    requests: storm.pick([1, 2]),
  };
}

/** What a task meets with at one of its first calls, or nothing. */
export function someTrouble(storm: Storm): Trouble {
  if (!storm) return { fault: null, stall: null };
  const stall = { door: 1 + storm.below(7), moves: 10 + storm.below(60) };
  return {
    fault: storm.chance(0.3) ? someFault(storm) : null,
    stall: storm.chance(0.4) ? stall : null,
  };
}
