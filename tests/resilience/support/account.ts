import { adminAuth } from '../../support/server/admin.ts';
import { unique } from '../../support/server/people.ts';

/** An account with a confirmed address, for what is called in this process. */
export async function account(name: string) {
  const uid = unique(name);
  const email = `${uid}@doorstep.test`;
  await adminAuth().createUser({ uid, email, emailVerified: true });
  return { uid, email };
}
