// This file is separate from error-report.ts, so that public pages do not load zod.

/** The path of the endpoint that receives the errors of browsers. */
export const ERROR_PATH = '/api/error';
