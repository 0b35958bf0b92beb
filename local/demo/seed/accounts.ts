import { inParallel } from '@doorstep/domain/in-parallel';
import { FirebaseAuthError, type Auth } from 'firebase-admin/auth';
import { ADMIN, CLIENTS, NEW_PRO, PASSWORD, PROVIDER_LOGIN } from '../content/people.ts';
import { TEAM } from '../content/team.ts';
import type { DemoProvider } from '../content/demo-provider.ts';

/** Returns the email that a professional signs in with. */
export const accountEmail = ({ handle }: DemoProvider) =>
  handle === PROVIDER_LOGIN.uid ? PROVIDER_LOGIN.email : `${handle}@doorstep.test`;

interface Account {
  uid: string;
  email: string;
  name: string;
}

/** Creates or updates all accounts, with a verified email and the demo password. */
export async function seedAccounts(auth: Auth, providers: readonly DemoProvider[]): Promise<void> {
  const professionals = providers.map((provider) => ({
    uid: provider.handle,
    email: accountEmail(provider),
    name: provider.name,
  }));
  const members = TEAM.map(({ person }) => person);
  const people = [...professionals, ...CLIENTS, ADMIN, NEW_PRO, ...members];
  await inParallel(8, people, (person) => saveAccount(auth, person));
}

async function saveAccount(auth: Auth, { uid, email, name }: Account): Promise<void> {
  const account = { email, emailVerified: true, password: PASSWORD, displayName: name };
  try {
    await auth.createUser({ uid, ...account });
  } catch (error) {
    if (!(error instanceof FirebaseAuthError) || error.code !== 'auth/uid-already-exists')
      throw error;
    await auth.updateUser(uid, account);
  }
}
