import { adminAuth } from '../../support/server/admin.ts';
import { unique } from '../../support/server/sdk-people.ts';

/** Creates an account with a verified email, for function calls in this process. */
export async function createAccount(name: string) {
  const uid = unique(name);
  const email = `${uid}@doorstep.test`;
  await adminAuth().createUser({ uid, email, emailVerified: true });
  return { uid, email };
}
