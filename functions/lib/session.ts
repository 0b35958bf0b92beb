import { AppError } from '@doorstep/domain/app-error';
import { normaliseEmail } from '@doorstep/domain/email';

/** The part of a verified ID token that says who is calling. */
interface AuthLike {
  uid: string;
  token: {
    email?: string | undefined;
    email_verified?: boolean | undefined;
    firebase: { sign_in_provider: string };
  };
}

/** Who is calling. `email` is set, in its stored spelling, only when it is verified. */
export interface Caller {
  uid: string;
  email: string | null;
}

/**
 * `session`: not anonymous and with a verified email. `any-user`: any Firebase user. `admin`: a
 * session whose role says so, which `defineCallable` reads anew at each call.
 */
export type AuthLevel = 'session' | 'any-user' | 'admin';

/** The caller at the needed level, the role aside, or `unauthenticated` / `permission-denied`. */
export function requireCaller(auth: AuthLike | undefined, level: AuthLevel): Caller {
  if (!auth) {
    throw new AppError('unauthenticated', 'no user', { personMessage: 'Please sign in.' });
  }
  const { email, email_verified: verified, firebase } = auth.token;
  const anonymous = firebase.sign_in_provider === 'anonymous';
  const confirmed = !anonymous && verified === true && email ? normaliseEmail(email) : null;
  if (level !== 'any-user' && anonymous) {
    throw new AppError('unauthenticated', 'anonymous user', { personMessage: 'Please sign in.' });
  }
  if (level !== 'any-user' && confirmed === null) {
    throw new AppError('permission-denied', 'email not verified', {
      personMessage: 'Please confirm your email address first.',
    });
  }
  return { uid: auth.uid, email: confirmed };
}
