import { AppError } from '@doorstep/domain/app-error';
import { minimalRequest } from '@doorstep/domain/requests/minimal-request';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { useAskOthers } from './use-ask-others.ts';

interface Sent {
  id: string;
  providerId: string;
  form: object;
}

const mocks = vi.hoisted(() => ({
  create: vi.fn<(request: Sent) => Promise<void>>(),
  notify: vi.fn<(id: string) => Promise<void>>(),
}));

vi.mock('../form/notify.ts', () => ({ notify: mocks.notify }));
vi.mock('../../../data/requests/create-request.ts', () => {
  let count = 0;
  return { createServiceRequest: mocks.create, newRequestId: () => `request-${(count += 1)}` };
});
vi.mock('../../../data/auth/session.ts', () => ({
  currentSession: () => ({ status: 'signed-in', uid: 'client-1', email: 'nora@doorstep.test' }),
}));

const request = minimalRequest({
  ...{ id: 'r2', urgency: 'unknown', branch_name: 'Downtown', place: '78704' },
  photos: ['https://photos.test/1'],
});
/** The request that was sent first; the one that is copied was sent later. */
const first = { id: 'r1', provider_id: 'pro-0' };
const CHOICES = ['pro-2', 'pro-3', 'pro-4'].map((id) => ({ id, name: id }));

/** Renders the hook and returns its function. */
function renderSend() {
  let send: ReturnType<typeof useAskOthers>['send'] = () => Promise.reject(new Error('no hook'));
  renderToString(
    createElement(function Screen() {
      ({ send } = useAskOthers(request, first));
      return null;
    }),
  );
  return send;
}
const sent = () => mocks.create.mock.calls.map(([request]) => request);

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'error').mockReturnValue();
  mocks.create.mockResolvedValue(undefined);
  mocks.notify.mockResolvedValue(undefined);
});

// @2.53.2 @2.53.3
it('sends each professional a copy of the request without its branch, in the group of the first', async () => {
  await renderSend()(CHOICES.slice(0, 2), null);
  expect(sent()).toMatchObject([{ providerId: 'pro-2' }, { providerId: 'pro-3' }]);
  expect(new Set(sent().map(({ id }) => id)).size).toBe(2);
  expect(sent()[0]).toMatchObject({ first, photos: request.photos });
  expect(sent()[0]?.form).toEqual({
    ...{ client_name: 'Nora', client_email: 'nora@doorstep.test', client_phone: null },
    ...{ service_description: 'The sink leaks.', urgency: 'medium', preferred_contact: 'phone' },
    ...{ place: '78704', street: null, branch_name: null },
  });
  expect(mocks.notify.mock.calls.flat()).toEqual(sent().map(({ id }) => id));
  await renderSend()(CHOICES.slice(2), '12 Elm Street');
  expect(sent()[2]?.form).toMatchObject({ street: '12 Elm Street' });
});

// @2.53.3 @2.53.4
it('goes on after a failure, sends a retry with the same id, and ignores a second press', async () => {
  mocks.create.mockImplementation(({ providerId }) =>
    providerId === 'pro-3' ? Promise.reject(new AppError('unavailable', 'x')) : Promise.resolve(),
  );
  const send = renderSend();
  await Promise.all([send(CHOICES, null), send(CHOICES, null)]);
  expect(sent().map(({ providerId }) => providerId)).toEqual(['pro-2', 'pro-3', 'pro-4']);
  expect(mocks.notify).toHaveBeenCalledTimes(2);
  await send(CHOICES.slice(1, 2), null);
  expect(sent()[3]?.id).toBe(sent()[1]?.id);
});
