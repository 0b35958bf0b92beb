import { AppError, ERROR_CODES, type ErrorCode } from '@doorstep/domain/app-error';
import type { ServiceRequestForm } from '@doorstep/domain/requests/service-request';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSendRequest } from './use-send-request.ts';

const mocks = vi.hoisted(() => {
  const say = () => vi.fn<(text: string) => void>();
  return {
    create: vi.fn<(request: { id: string }) => Promise<void>>(),
    call: vi.fn<() => Promise<{ delivered: true }>>(),
    toast: { success: say(), warning: say(), error: say() },
  };
});

vi.mock('../../data/callables.ts', () => ({ callFunction: mocks.call }));
vi.mock('../../data/requests/service-requests.ts', () => {
  let count = 0;
  return { createServiceRequest: mocks.create, newRequestId: () => `request-${(count += 1)}` };
});
vi.mock('../../data/auth/session.ts', () => ({
  currentSession: () => ({ status: 'signed-in', uid: 'client-1' }),
}));
vi.mock('../../ui/feedback/toast.tsx', () => ({ toast: mocks.toast }));

const SENT = 'Service request sent successfully! The provider will contact you soon.';
const MAIL_FAILED = 'Request saved but email notification may have failed';
const LEFT = "This professional has left Doorstep and can't receive your request.";

const FORM: ServiceRequestForm = {
  client_name: 'Nora',
  client_email: 'nora@doorstep.test',
  client_phone: null,
  service_description: 'The sink leaks.',
  urgency: 'medium',
  preferred_contact: 'either',
};

/** What the hook answers, of a dialog that is open. */
function sending() {
  let send: ReturnType<typeof useSendRequest> = () => Promise.reject(new Error('not shown'));
  renderToString(
    createElement(function Dialog() {
      send = useSendRequest('provider-1');
      return null;
    }),
  );
  return send;
}

/** What the person is told, in this order. */
const said = () =>
  [mocks.toast.warning, mocks.toast.error, mocks.toast.success].flatMap(({ mock }) =>
    mock.calls.flat(),
  );

const refuse = (code: ErrorCode, personMessage: string) =>
  mocks.call.mockRejectedValueOnce(new AppError(code, code, { personMessage }));

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(console, 'error').mockReturnValue();
  mocks.create.mockResolvedValue(undefined);
  mocks.call.mockResolvedValue({ delivered: true });
});

it('is sent once its professional is told', async () => {
  expect(await sending()(FORM)).toBe(true);
  expect(said()).toEqual([SENT]);
});

it('@8.4.4 is not sent where its professional has left meanwhile, and nothing else is said', async () => {
  refuse('failed-precondition', LEFT);
  const send = sending();
  expect(await send(FORM)).toBe(false);
  expect(said()).toEqual([LEFT]);
  // Pressed again it is the same one.
  await send(FORM);
  const [first, second] = mocks.create.mock.calls.flat();
  expect(second).toEqual(first);
});

it.each(ERROR_CODES.filter((code) => code !== 'failed-precondition'))(
  '@8.4.1 is sent though the mail has failed: %s',
  async (code) => {
    refuse(code, 'Later.');
    expect(await sending()(FORM)).toBe(true);
    expect(said()).toEqual([MAIL_FAILED, SENT]);
  },
);

it('is not mailed where it could not be stored', async () => {
  mocks.create.mockRejectedValueOnce(new AppError('unavailable', 'no answer'));
  expect(await sending()(FORM)).toBe(false);
  expect(mocks.call).not.toHaveBeenCalled();
  expect(said()).toEqual(['Failed to send service request']);
});
