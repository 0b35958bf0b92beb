import type { Auth } from 'firebase-admin/auth';
import * as z from 'zod/mini';

/** What a suspension does in Firebase Authentication. An account that is not there is fine. */
export interface SignIns {
  /** Nobody signs in with it, and its refresh tokens are no use any more. Again is harmless. */
  forbid(uid: string): Promise<void>;
  allow(uid: string): Promise<void>;
}

const notFoundSchema = z.object({ code: z.literal('auth/user-not-found') });

async function unlessGone(step: Promise<unknown>): Promise<void> {
  try {
    await step;
  } catch (thrown) {
    if (!notFoundSchema.safeParse(thrown).success) throw thrown;
  }
}

export function createSignIns(auth: Auth): SignIns {
  return {
    forbid: async (uid) => {
      await unlessGone(auth.updateUser(uid, { disabled: true }));
      await unlessGone(auth.revokeRefreshTokens(uid));
    },
    allow: (uid) => unlessGone(auth.updateUser(uid, { disabled: false })),
  };
}
