import { expect, it, vi } from 'vitest';

const error = vi.hoisted(() => vi.fn<(message: string, fields: object) => void>());
vi.mock('firebase-functions/logger', () => ({ error }));

it('logs an error once with its stack, whatever the listener does', async () => {
  const { logError, onLogged } = await import('./log.ts');
  onLogged(() => {
    throw new Error('no settings');
  });
  const thrown = new Error('broken');
  thrown.stack = 'Error: broken\n  at a.ts:1:2';
  logError('run failed', { function: 'sweep' }, thrown);
  expect(error.mock.lastCall?.[1]).toMatchObject({
    event: 'run failed',
    function: 'sweep',
    error: 'Error: broken',
    stack_trace: 'Error: broken\n  at a.ts:1:2',
  });
});
