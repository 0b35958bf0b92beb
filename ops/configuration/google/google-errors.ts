import { Problem } from '@doorstep/local/stack/problem.ts';
import { z } from 'zod';

/** A check or a change is not possible. `fix` says what makes it possible. */
export class CannotCheck extends Problem {
  override name = 'CannotCheck';
  readonly fix: string;

  constructor(message: string, fix: string) {
    super(message);
    this.fix = fix;
  }
}

/** Google answered with an error. */
export class GoogleError extends CannotCheck {
  override name = 'GoogleError';
  readonly status: number;

  constructor(message: string, fix: string, status: number) {
    super(message, fix);
    this.status = status;
  }
}

/** Source: Google's AIP-193, "Errors". */
const errorSchema = z.object({
  error: z.object({
    message: z.string().default(''),
    details: z
      .array(
        z.looseObject({
          reason: z.string().optional(),
          metadata: z.record(z.string(), z.unknown()).optional(),
        }),
      )
      .default([]),
  }),
});

/** The role that allows everything that setup and doctor do. */
const ROLE = 'roles/owner';

/** Turns an error answer of Google into an error with plain words and a command. */
export function describeFailure(answer: {
  status: number;
  host: string;
  text: string;
  project: string;
}): GoogleError {
  const { status, host, text, project } = answer;
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    body = null;
  }
  const parsed = errorSchema.safeParse(body);
  const { message, details } = parsed.success ? parsed.data.error : { message: '', details: [] };
  const disabled = details.find(({ reason }) => reason === 'SERVICE_DISABLED');
  if (disabled) {
    const service = disabled.metadata?.['service'];
    const name = typeof service === 'string' ? service : host;
    return new GoogleError(
      `The service ${name} is not enabled`,
      `gcloud services enable ${name} --project ${project}`,
      status,
    );
  }
  if (status === 401) {
    return new GoogleError(
      'Google no longer accepts your credentials',
      'gcloud auth application-default login',
      status,
    );
  }
  if (status === 403) {
    return new GoogleError(
      `You have no access to ${host} in ${project} (${message})`,
      `gcloud projects add-iam-policy-binding ${project} --member=user:YOUR_EMAIL --role=${ROLE}`,
      status,
    );
  }
  const said = message === '' ? '' : `: ${message}`;
  return new GoogleError(`${host} answered ${status}${said}`, 'Try again later', status);
}
