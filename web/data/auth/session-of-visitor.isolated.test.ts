import { expect, it, vi } from 'vitest';
import { memoryStorage } from '../../lib/storage/memory-storage.ts';
import { currentSession, followOtherTabs, startSession } from './session.ts';

const listening = vi.hoisted(() => vi.fn(() => () => {}));
vi.mock('../signed-in.ts', () => ({ authSdk: { auth: {}, onIdTokenChanged: listening } }));

it('starts Auth for a visitor only once a person signs in in another tab', async () => {
  const window = new EventTarget();
  vi.stubGlobal('window', window);
  vi.stubGlobal('localStorage', memoryStorage());
  await startSession();
  expect(currentSession()).toEqual({ status: 'signed-out' });
  expect(listening).not.toHaveBeenCalled();
  const stop = followOtherTabs();
  localStorage.setItem('session_hint', '1');
  const event = Object.assign(new Event('storage'), { key: 'session_hint', newValue: '1' });
  window.dispatchEvent(event);
  await vi.waitFor(() => expect(listening).toHaveBeenCalled());
  stop();
});
