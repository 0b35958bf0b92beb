import { createHash } from 'node:crypto';
import { RIVERA } from './providers/plumbing.ts';

/** The password of all demo accounts. */
export const PASSWORD = 'doorstep-demo';

export interface DemoPerson {
  uid: string;
  email: string;
  name: string;
  phone: string | null;
}

/**
 * Returns a uid in Firebase's form, the same in each run. Document ids join uids with '_', so it
 * has none.
 */
const uidOf = (email: string) =>
  createHash('sha256')
    .update(email)
    .digest('base64')
    .replaceAll(/[^A-Za-z0-9]/g, '')
    .slice(0, 28);

const client = (login: string, name: string, phone: string | null): DemoPerson => {
  const email = `${login}@doorstep.test`;
  return { uid: uidOf(email), email, name, phone };
};

/** The account of `provider@doorstep.test`. */
export const PROVIDER_LOGIN: DemoPerson = {
  uid: RIVERA.handle,
  email: 'provider@doorstep.test',
  name: RIVERA.name,
  phone: RIVERA.phone,
};

export const ADMIN = client('admin', 'Robin Adler', null);
/** An account with a verified email, without a plan or a page. */
export const NEW_PRO = client('newpro', 'Jonah Price', null);

/** Members of a team (team.ts). */
export const DANA = client('member', 'Dana Whitlock', null);
export const ALEX = client('alex.moreno', 'Alex Moreno', null);

export const NORA = client('client', 'Nora Whitfield', '(512) 555-0177');
export const BEN = client('ben.castellano', 'Ben Castellano', '(512) 555-0141');
export const PRIYA = client('priya.raman', 'Priya Raman', '(512) 555-0192');
export const GLORIA = client('gloria.estes', 'Gloria Estes', null);
export const SAM = client('sam.oyelaran', 'Sam Oyelaran', '(737) 555-0108');
export const HANNAH = client('hannah.bloom', 'Hannah Bloom', '(512) 555-0186');
export const THEO = client('theo.marchetti', 'Theo Marchetti', '(512) 555-0123');
export const WEI = client('wei.zhang', 'Wei Zhang', null);
export const CLIENTS: readonly DemoPerson[] = [NORA, BEN, PRIYA, GLORIA, SAM, HANNAH, THEO, WEI];

/** Returns the client with this name: a demo client, or one without an account. */
export function clientNamed(name: string): DemoPerson {
  const login = name.toLowerCase().replaceAll(/[^a-z]+/g, '.');
  return CLIENTS.find((person) => person.name === name) ?? client(login, name, null);
}
