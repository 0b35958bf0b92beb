import { ALL_CALLABLES } from '@doorstep/domain/all-callables';
import { groupOf } from '@doorstep/domain/callables';
import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import { readStack } from '../stack.ts';

/**
 * Calls each group of callables once, one after the other. The first call of a group makes the
 * emulator start a process. On a slow machine, the app stops waiting for an answer if several
 * processes start at the same time.
 */
export default async function wakeFunctions(): Promise<void> {
  for (const group of new Set(Object.keys(ALL_CALLABLES).map(groupOf))) {
    await fetch(functionUrl(readStack(), group), {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ data: { name: 'wake', input: null } }),
    });
  }
}
