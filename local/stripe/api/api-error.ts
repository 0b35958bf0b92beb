interface ErrorDetails {
  code?: string;
  param?: string;
  decline_code?: string;
}

/** Stripe's error types, as far as the stand-in has a reason for them (Stripe docs, Errors). */
type ErrorType = 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';

/** A refusal in Stripe's shape: `{error: {type, code, message, param}}` and a status. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  readonly type: ErrorType;
  readonly details: ErrorDetails;

  constructor(status: number, type: ErrorType, message: string, details: ErrorDetails = {}) {
    super(message);
    this.status = status;
    this.type = type;
    this.details = details;
  }

  toBody(): object {
    const { code } = this.details;
    return {
      error: {
        type: this.type,
        ...this.details,
        ...(code === undefined ? {} : { doc_url: `https://docs.stripe.com/error-codes/${code}` }),
        message: this.message,
      },
    };
  }
}

export function invalidRequest(message: string, details: ErrorDetails = {}): ApiError {
  return new ApiError(400, 'invalid_request_error', message, details);
}

/** What the address names is not there: 404. */
export function notFound(kind: string, id: string): ApiError {
  const details = { code: 'resource_missing', param: 'id' };
  return new ApiError(404, 'invalid_request_error', `No such ${kind}: '${id}'`, details);
}

/** What a parameter names is not there: 400. */
export function noSuch(kind: string, id: string, param: string): ApiError {
  return invalidRequest(`No such ${kind}: '${id}'`, { code: 'resource_missing', param });
}

/** Known to Stripe, not to the stand-in: said plainly, so that nobody looks for a typing error. */
export function notSupported(what: string, param: string): ApiError {
  return invalidRequest(`The local Stripe stand-in does not support ${what} yet.`, { param });
}
