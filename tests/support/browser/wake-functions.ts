import { ALL_CALLABLES } from '@doorstep/domain/all-callables';
import { groupOf } from '@doorstep/domain/callables';
import { functionUrl } from '@doorstep/local/stack/addresses.ts';
import { readStack } from '../stack.ts';

/**
 * Calls each group of callables once. The emulator starts a process for the first call of each, and
 * on a slow machine several at once take longer than the app waits for an answer.
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
