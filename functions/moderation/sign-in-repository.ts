import type { Auth } from 'firebase-admin/auth';
import * as z from 'zod/mini';

/** Disables and enables accounts in Firebase Authentication. Does nothing for a missing account. */
export type SignIns = ReturnType<typeof createSignIns>;

const notFoundSchema = z.object({ code: z.literal('auth/user-not-found') });

async function ignoreMissing(call: Promise<unknown>): Promise<void> {
  try {
    await call;
  } catch (thrown) {
    if (!notFoundSchema.safeParse(thrown).success) throw thrown;
  }
}

export function createSignIns(auth: Auth) {
  return {
    /** Disables sign-in and revokes the refresh tokens. */
    disable: async (uid: string): Promise<void> => {
      await ignoreMissing(auth.updateUser(uid, { disabled: true }));
      await ignoreMissing(auth.revokeRefreshTokens(uid));
    },
    enable: (uid: string): Promise<void> =>
      ignoreMissing(auth.updateUser(uid, { disabled: false })),
  };
}
