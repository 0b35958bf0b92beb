import { Problem } from '@doorstep/local/stack/problem.ts';
import { SIGN_IN } from './configuration/google/credentials.ts';
import { CannotCheck } from './configuration/google/google-errors.ts';

const DATABASE = 'The database';

/** What the operator can do about an error of Firestore, by its gRPC code. */
const BY_GRPC_CODE: Record<number, (details: string) => string> = {
  4: (details) => `${DATABASE} did not answer: ${details}. Try again later.`,
  5: (details) => `${DATABASE} does not exist: ${details}. Check --project.`,
  7: (details) => `${DATABASE} refuses your account: ${details}. Check --project and your roles.`,
  14: (details) => `${DATABASE} did not answer: ${details}. Check the network and try again.`,
  16: () => `Google no longer accepts your credentials. Run ${SIGN_IN}.`,
};

/** Returns one line about an error that the operator can mend; null for an error of the program. */
export function describeError(error: unknown): string | null {
  if (error instanceof CannotCheck) return `✖ ${error.message}. Fix: ${error.fix}`;
  if (error instanceof Problem) return `✖ ${error.message}`;
  if (!(error instanceof Error) || !('code' in error) || typeof error.code !== 'number') {
    return null;
  }
  const [details = ''] = (('details' in error && String(error.details)) || error.message).split(
    '\n',
  );
  const describe = BY_GRPC_CODE[error.code];
  return describe ? `✖ ${describe(details.replace(/\.$/, ''))}` : null;
}

/**
 * Runs a command and ends the process with its exit code: 2 if it threw. `onFailure` says what is
 * worth knowing after the error. Google's libraries also throw outside of any promise.
 */
export function runMain(command: () => Promise<number>, onFailure = () => {}): void {
  const fail = (error: unknown): never => {
    console.error(describeError(error) ?? error);
    onFailure();
    process.exit(2);
  };
  process.once('uncaughtException', fail);
  Promise.resolve()
    .then(command)
    .then((code) => process.exit(code), fail);
}
