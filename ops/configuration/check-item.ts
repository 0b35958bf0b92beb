import type { Context } from './context.ts';
import { CannotCheck } from './google/google-errors.ts';
import { unknown, type Finding, type Item } from './item.ts';

/** Checks an item. An error becomes the finding `unknown`, so that the other items are checked. */
export async function checkItem(item: Item, context: Context): Promise<Finding> {
  try {
    return await item.check(context);
  } catch (error) {
    if (error instanceof CannotCheck) return unknown(error.message, error.fix);
    const reason = error instanceof Error ? error.message : String(error);
    const again = `npm run doctor -- --project ${context.project} --only ${item.name}`;
    return unknown(`The check failed (${reason})`, again);
  }
}
