import { AppError, ERROR_CODES, type ErrorCode } from '@doorstep/domain/app-error';
import { BRAND } from '@doorstep/domain/brand';
import type { RequestForm } from '@doorstep/domain/requests/address';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { useSendRequest } from './use-send-request.ts';

const mocks = vi.hoisted(() => {
  const toastMock = () => vi.fn<(text: string) => void>();
  return {
    create: vi.fn<(request: { id: string }) => Promise<void>>(),
    call: vi.fn<() => Promise<{ delivered: true }>>(),
    toast: { announce: toastMock(), warning: toastMock(), error: toastMock() },
  };
});

vi.mock('../../../data/callables.ts', () => ({ callFunction: mocks.call }));
vi.mock('../../../data/requests/create-request.ts', () => {
  let count = 0;
  return { createServiceRequest: mocks.create, newRequestId: () => `request-${(count += 1)}` };
});
vi.mock('../../../data/auth/session.ts', () => ({
  currentSession: () => ({ status: 'signed-in', uid: 'client-1', email: 'nora@doorstep.test' }),
}));
vi.mock('../../../ui/feedback/toast.tsx', () => ({ toast: mocks.toast }));

const SENT = 'Service request sent successfully! The provider will contact you soon.';
const MAIL_FAILED = 'Request saved but email notification may have failed';
const PROVIDER_LEFT = `This professional has left ${BRAND.name} and can't receive your request.`;

const FORM: RequestForm = {
  client_name: 'Nora',
  client_email: 'nora@doorstep.test',
  client_phone: null,
  service_description: 'The sink leaks.',
  urgency: 'medium',
  preferred_contact: 'either',
  branch_name: null,
  place: null,
  street: null,
};

/** Renders the hook and returns its function. */
function renderSendRequest() {
  let send: ReturnType<typeof useSendRequest> = () => Promise.reject(new Error('not rendered'));
  renderToString(
    createElement(function Dialog() {
      send = useSendRequest('provider-1');
      return null;
    }),
  );
  return send;
}

/** Returns the toasts: warnings, then errors, then successes. */
const toasts = () =>
  [mocks.toast.warning, mocks.toast.error, mocks.toast.announce].flatMap(({ mock }) =>
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

it('says that the request is sent once the mail is sent', async () => {
  expect(await renderSendRequest()(FORM, [])).toMatch(/^request-/);
  expect(toasts()).toEqual([SENT]);
});

// @8.4.4
it('says only that the professional has left, and keeps the id for a retry', async () => {
  refuse('failed-precondition', PROVIDER_LEFT);
  const send = renderSendRequest();
  expect(await send(FORM, [])).toBeNull();
  expect(toasts()).toEqual([PROVIDER_LEFT]);
  await send(FORM, []);
  const [first, second] = mocks.create.mock.calls.flat();
  expect(second).toEqual(first);
});

// @8.7.28
it.each(ERROR_CODES.filter((code) => code !== 'failed-precondition'))(
  '@8.4.1 counts the request as sent if the mail fails with %s',
  async (code) => {
    refuse(code, 'Later.');
    expect(await renderSendRequest()(FORM, [])).toMatch(/^request-/);
    expect(toasts()).toEqual([MAIL_FAILED, SENT]);
  },
);

// @8.4.2
it('sends no mail if the request could not be stored', async () => {
  mocks.create.mockRejectedValueOnce(new AppError('unavailable', 'no answer'));
  expect(await renderSendRequest()(FORM, [])).toBeNull();
  expect(mocks.call).not.toHaveBeenCalled();
  expect(toasts()).toEqual(['Failed to send service request']);
});
