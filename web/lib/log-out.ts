import { z } from 'zod';
import { VISIT } from './visit.ts';

const stateSchema = z.object({ logOut: z.string(), visit: z.literal(VISIT) });

/** The state of a navigation home that ends the session there; no two presses have the same. */
export const logOutState = () => ({ logOut: crypto.randomUUID(), visit: VISIT });

/** Which press of 'Log out' has led here, or null. */
export function logOutOf(state: unknown): string | null {
  const result = stateSchema.safeParse(state);
  return result.success ? result.data.logOut : null;
}
