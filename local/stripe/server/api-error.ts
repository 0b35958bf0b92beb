interface ErrorDetails {
  code?: string;
  param?: string;
  decline_code?: string;
}

type ErrorType = 'invalid_request_error' | 'idempotency_error' | 'card_error' | 'api_error';

/** An error in Stripe's shape: a status and `{error: {type, code, message, param}}`. */
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

  toBody(): string {
    return JSON.stringify({
      error: { type: this.type, ...this.details, message: this.message },
    });
  }
}

export function invalidRequest(message: string, details: ErrorDetails = {}): ApiError {
  return new ApiError(400, 'invalid_request_error', message, details);
}

/** Returns the error for a parameter with an unknown id: 400. */
export function noSuch(kind: string, id: string, param: string): ApiError {
  return invalidRequest(`No such ${kind}: '${id}'`, { code: 'resource_missing', param });
}

/** Returns the row. Throws 404 if the id in the URL is unknown. */
export function existing<Row>(row: Row | undefined, kind: string, id: string): Row {
  if (row !== undefined) return row;
  const details = { code: 'resource_missing', param: 'id' };
  throw new ApiError(404, 'invalid_request_error', `No such ${kind}: '${id}'`, details);
}

export function missingParam(param: string): ApiError {
  return invalidRequest(`Missing required param: ${param}.`, { code: 'parameter_missing', param });
}

/** Returns the error for a value that Stripe accepts and the stand-in does not support. */
export function notSupported(what: string, param: string): ApiError {
  return invalidRequest(`The local Stripe stand-in does not support ${what}.`, { param });
}
