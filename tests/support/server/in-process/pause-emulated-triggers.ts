import { readStack } from '../../stack.ts';

/** Tells the Functions emulator whether to run triggers. */
async function switchTriggers(to: 'enable' | 'disable'): Promise<void> {
  const url = `${readStack().hub}/functions/${to}BackgroundTriggers`;
  const response = await fetch(url, { method: 'PUT' });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
}

export const setup = () => switchTriggers('disable');
export const teardown = () => switchTriggers('enable');
