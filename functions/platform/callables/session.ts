import { AppError } from '@doorstep/domain/app-error';
import { normalizeEmail } from '@doorstep/domain/contact/email';
import * as z from 'zod/mini';

/** The user who calls. `email` is normalized, and null if it is not verified. */
export interface Caller {
  uid: string;
  email: string | null;
}

/** A caller with the time when they last entered their password; 1970 if unknown. */
export interface TokenCaller extends Caller {
  signed_in_at: Date;
}

/**
 * `session`: a user with a verified email who is not anonymous. `any-user`: any Firebase user.
 * `admin`: a session with the role `admin`, which `defineCallable` reads on each call. `none`: no
 * user is needed, and a token is ignored.
 */
export type AuthLevel = 'session' | 'any-user' | 'admin' | 'none';

/** The caller at the level `none`. */
const NOBODY: TokenCaller = { uid: '', email: null, signed_in_at: new Date(0) };

/**
 * The claims of an ID token that the product reads (Firebase docs, "Verify ID Tokens"). A token can
 * lack them or have other types, because the emulators accept any token and claims can be custom.
 */
const authSchema = z.object({
  uid: z.string().check(z.regex(/^(?!__)[A-Za-z0-9_-]{1,128}$/)),
  token: z.object({
    email: z.nullish(z.string()),
    email_verified: z.nullish(z.boolean()),
    auth_time: z.nullish(z.int()),
    firebase: z.object({ sign_in_provider: z.string() }),
  }),
});

function signInRequired(reason: string): AppError {
  return new AppError('unauthenticated', reason, { personMessage: 'Please sign in.' });
}

/**
 * Returns the caller if they have the required level. The role `admin` is checked by
 * `defineCallable`. Throws AppError `unauthenticated` or `permission-denied`.
 */
export function requireCaller(auth: unknown, level: AuthLevel): TokenCaller {
  if (level === 'none') return NOBODY;
  const parsed = authSchema.safeParse(auth);
  if (!parsed.success) throw signInRequired(auth ? 'malformed token' : 'no user');
  const { uid, token } = parsed.data;
  const anonymous = token.firebase.sign_in_provider === 'anonymous';
  const verified = !anonymous && token.email_verified === true;
  const email = verified && token.email ? normalizeEmail(token.email) : null;
  if (level !== 'any-user' && anonymous) throw signInRequired('anonymous user');
  if (level !== 'any-user' && email === null) {
    throw new AppError('permission-denied', 'email not verified', {
      personMessage: 'Please confirm your email address first.',
    });
  }
  return { uid, email, signed_in_at: new Date((token.auth_time ?? 0) * 1000) };
}
