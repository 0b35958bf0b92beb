import { AppError } from '@doorstep/domain/app-error';
import { signedOutMark } from '../../lib/storage/browser-storage.ts';
import { withAppError } from '../errors.ts';

async function load() {
  try {
    const { authSdk: sdk } = await import('../signed-in.ts');
    return { auth: sdk.auth, sdk };
  } catch (cause) {
    const personMessage = 'No connection. Please check your network and try again.';
    throw new AppError('unavailable', 'Auth could not be loaded', { personMessage, cause });
  }
}

type LoadedAuth = Awaited<ReturnType<typeof load>>;

async function finishSignOut({ auth, sdk }: LoadedAuth): Promise<void> {
  await auth.authStateReady();
  // Another tab may have signed out meanwhile, and another person may have signed in there.
  if (signedOutMark.get()) await sdk.signOut(auth);
  signedOutMark.clear();
}

let finishing: Promise<void> | null = null;

/**
 * Loads Firebase Auth, and signs out first if a session has ended that Auth may still have
 * (`signedOutMark`). All code gets Auth from here, so that nobody reads that session, and a new
 * sign-in waits. Throws AppError `unavailable`, and other codes if Auth cannot sign out.
 */
export async function loadAuth(): Promise<LoadedAuth> {
  const loaded = await load();
  if (signedOutMark.get()) {
    finishing ??= finishSignOut(loaded).finally(() => (finishing = null));
    await withAppError(finishing);
  }
  return loaded;
}
