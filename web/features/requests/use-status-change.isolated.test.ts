import { AppError } from '@doorstep/domain/app-error';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { useStatusChange } from './use-status-change.ts';

const mocks = vi.hoisted(() => ({
  store: vi.fn<(...change: string[]) => Promise<void>>(),
  changed: vi.fn<(status: string) => void>(),
  toast: { announce: vi.fn<(text: string) => void>(), error: vi.fn<(text: string) => void>() },
}));
vi.mock('../../data/requests/requests.ts', () => ({ setRequestStatus: mocks.store }));
vi.mock('../../ui/feedback/toast.tsx', () => ({ toast: mocks.toast }));

/** Returns what the hook returns for a request on the screen. */
function statusChange() {
  const results: ReturnType<typeof useStatusChange>[] = [];
  renderToString(
    createElement(function Card() {
      const doneText = (status: string) => `Now ${status}`;
      results.push(useStatusChange({ requestId: 'r1', doneText }, mocks.changed));
      return null;
    }),
  );
  const [result] = results;
  if (!result) throw new Error('The card was not rendered');
  return result;
}

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockReturnValue();
  vi.stubGlobal('window', { addEventListener: () => {}, removeEventListener: () => {} });
});

it('shows the chosen status while it is stored, and announces it (@4.4.1)', async () => {
  let finish = () => {};
  mocks.store.mockReturnValue(new Promise((resolve) => (finish = resolve)));
  const changing = statusChange().changeTo('in_progress');
  expect(statusChange().saving).toBe('in_progress');
  finish();
  await changing;
  expect(statusChange().saving).toBeNull();
  expect(mocks.changed).toHaveBeenCalledWith('in_progress');
  expect(mocks.toast.announce).toHaveBeenCalledWith('Now in_progress');
  expect(mocks.store).toHaveBeenCalledWith('r1', 'in_progress');
});

it('shows the former status when the chosen one cannot be stored (@8.3.5)', async () => {
  mocks.store.mockRejectedValue(new AppError('not-found', 'It is gone'));
  await statusChange().changeTo('completed');
  expect(statusChange().saving).toBeNull();
  expect(mocks.changed).not.toHaveBeenCalled();
  expect(mocks.toast.error).toHaveBeenCalledWith('Failed to update status');
});
