import { errorReportSchema, MAX_REPORT_BYTES } from '@doorstep/domain/operations/error-report';
import { correlate } from '../platform/correlation.ts';
import { logError, logWarning } from '../platform/log.ts';

/** What follows a URL's path, and long ids, can name a person. */
const QUERIES = /[?#][^\s)'"]*/g;

/** Returns a text of a browser without queries and line breaks that could look like other lines. */
const clean = (text: string) => text.replaceAll(QUERIES, '').replaceAll(/[\r\u2028\u2029]/g, ' ');

/** The error of a browser. Its stack is the browser's, which the log shows. */
class BrowserError extends Error {
  override readonly name = 'BrowserError';

  constructor(message: string, stack: string) {
    super(message);
    this.stack = `${this.name}: ${message}\n${stack}`;
  }
}

function parseBody(body: Buffer): unknown {
  if (body.length > MAX_REPORT_BYTES) return null;
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}

/**
 * Logs an error of a browser, redacted. What a translator or an extension caused is counted apart,
 * and raises no alarm. Returns false for a report that is not understood.
 */
export function receiveError(body: Buffer): boolean {
  const report = errorReportSchema.safeParse(parseBody(body));
  if (!report.success) return false;
  const { is_page_changed, message, stack, screen, correlation_id } = report.data;
  const error = new BrowserError(clean(message).replaceAll('\n', ' '), clean(stack));
  correlate(correlation_id, () => {
    if (is_page_changed) logWarning('page changed by others', { screen }, error);
    else logError('browser error', { screen }, error);
  });
  return true;
}
