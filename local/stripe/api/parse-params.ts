import type { z } from 'zod';
import type { ApiError } from './api-error.ts';
import { invalidRequest, notSupported } from './api-error.ts';
import { paramName, type FormObject } from './form.ts';

/** What `params.ts` calls a wrong value, as Stripe says it. */
function wrongValue(reason: string, param: string, input: unknown): ApiError {
  const value = typeof input === 'string' ? input : JSON.stringify(input);
  switch (reason) {
    case 'parameter_invalid_integer':
      return invalidRequest(`Invalid integer: ${value}`, { code: reason, param });
    case 'parameter_invalid_boolean':
      return invalidRequest(`Invalid boolean: ${value}`, { param });
    case 'parameter_invalid_empty':
      return invalidRequest(
        `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a parameter; however '${param}' cannot be unset. You should remove '${param}' from your request or supply a non-empty value.`,
        { code: reason, param },
      );
    case 'parameter_invalid_string_too_long':
      return invalidRequest(`Invalid string: the value of ${param} is too long.`, { param });
    case 'url_invalid':
      return invalidRequest('Not a valid URL', { code: reason, param });
    case 'email_invalid':
      return invalidRequest(`Invalid email address: ${value}`, { code: reason, param });
    default:
      return invalidRequest(`Invalid ${param}: ${reason}`, { param });
  }
}

function oneOf(values: readonly string[]): string {
  const last = values.at(-1) ?? '';
  if (values.length < 2) return last;
  return `${values.slice(0, -1).join(', ')}${values.length > 2 ? ',' : ''} or ${last}`;
}

function toApiError(issue: z.core.$ZodIssue): ApiError {
  const param = paramName(issue.path);
  const missing = issue.input === undefined;
  if (missing && (issue.code === 'invalid_type' || issue.code === 'invalid_value')) {
    const code = 'parameter_missing';
    return invalidRequest(`Missing required param: ${param}.`, { code, param });
  }
  if (issue.code === 'invalid_value') {
    return invalidRequest(`Invalid ${param}: must be one of ${oneOf(issue.values.map(String))}`, {
      param,
    });
  }
  if (issue.code === 'invalid_type') {
    const kind = issue.expected === 'record' ? 'object' : issue.expected;
    return invalidRequest(`Invalid ${kind}`, { param });
  }
  return wrongValue(issue.message, param, issue.input);
}

function unknownParams(error: z.ZodError): string[] {
  return error.issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => paramName([...issue.path, key]))
      : [],
  );
}

/**
 * The parameters as the endpoint's schema has them, or Stripe's refusal of the first wrong one.
 * Unknown ones come first. `unsupported` are Stripe's, but not (yet) the stand-in's.
 */
export function parseParams<Params>(
  form: FormObject,
  schema: z.ZodType<Params>,
  unsupported: readonly string[],
): Params {
  const result = schema.safeParse(form, { reportInput: true });
  if (result.success) return result.data;
  const unknown = unknownParams(result.error);
  const known = unknown.find((name) => unsupported.includes(name));
  if (known !== undefined) throw notSupported(`the parameter ${known}`, known);
  const [first] = unknown;
  if (first !== undefined) {
    const plural = unknown.length > 1 ? 's' : '';
    throw invalidRequest(`Received unknown parameter${plural}: ${unknown.join(', ')}`, {
      code: 'parameter_unknown',
      param: first,
    });
  }
  const [issue] = result.error.issues;
  throw issue ? toApiError(issue) : invalidRequest('Invalid request');
}
