import { toAppError } from '@doorstep/domain/app-error';
import { ERROR_PATH } from '@doorstep/domain/operations/error-path';
import { sendWhenShown } from './send-when-shown.ts';

/** A page that fails repeatedly sends no more reports than this. */
const MAX_REPORTS = 5;
const MAX_MESSAGE = 500;
const MAX_STACK = 3000;

const reported = new Set<string>();

/** Returns the first segment of the path, because the others can be ids. */
function screen(): string {
  const [, first = '', ...more] = location.pathname.split('/');
  return `/${first.replace(/[^a-z-]/g, '').slice(0, 40)}${more.length > 0 ? '/…' : ''}`;
}

/** React's hydration errors (react.dev/errors). */
const HYDRATION_ERROR = /React error #(418|423|425)\b/;
const NODE_ERROR = /removeChild|insertBefore/;

/** Checks whether React found other nodes than it rendered: something else changed the page. */
function isPageChanged({ name, message, stack }: Error): boolean {
  if (name === 'NotFoundError') return NODE_ERROR.test(`${message}\n${stack}`);
  return HYDRATION_ERROR.test(message);
}

/** Reports an unexpected error to the operator, once per page and message. Never throws. */
export function reportError(error: unknown): void {
  const thrown = error instanceof Error ? error : new Error(String(error));
  const { message, stack = '' } = thrown;
  if (reported.size >= MAX_REPORTS || reported.has(message)) return;
  reported.add(message);
  const report = {
    is_page_changed: isPageChanged(thrown),
    message: message.slice(0, MAX_MESSAGE),
    stack: stack.slice(0, MAX_STACK),
    screen: screen(),
    correlation_id: toAppError(error).correlationId,
  };
  sendWhenShown(ERROR_PATH, report);
}

/** What browsers report without a failure of the site. */
const HARMLESS = /Script error|ResizeObserver loop/;

/** Checks whether the site's code threw an error, and not a browser's extension. */
function isOwn(thrown: unknown, file = ''): boolean {
  const stack = thrown instanceof Error ? thrown.stack : '';
  return `${file}\n${stack}`.includes(location.origin);
}

/** Reports errors that nothing else handles. */
export function reportUncaughtErrors(): void {
  addEventListener('error', ({ message, error, filename }) => {
    const thrown: unknown = error ?? message;
    if (!HARMLESS.test(message) && isOwn(thrown, filename)) reportError(thrown);
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    if (toAppError(reason).code === 'internal' && isOwn(reason)) reportError(reason);
  });
}
