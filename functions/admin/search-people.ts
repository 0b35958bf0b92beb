import type { PersonLine } from '@doorstep/domain/admin/office-callables';
import type { PersonSearch } from '@doorstep/domain/admin/person-search';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { emailSchema } from '@doorstep/domain/contact/email';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import type { Accounts } from '../platform/account-repository.ts';
import type { People } from './people-repository.ts';
import type { PersonDetails } from './person-details-repository.ts';

interface SearchPeopleDeps {
  people: Pick<People, 'search' | 'find'>;
  personDetails: Pick<PersonDetails, 'listStates'>;
  accounts: Pick<Accounts, 'findUidByEmail' | 'listEmails'>;
}

type Found = Pick<PersonSearch, 'id' | 'name' | 'handle' | 'email'>;

/** Returns the account with exactly this email, also without a profile; null without one. */
async function findByEmail(
  { people, accounts }: SearchPeopleDeps,
  text: string,
): Promise<Found | null> {
  const email = emailSchema.safeParse(text).data;
  if (email === undefined) return null;
  const uid = await accounts.findUidByEmail(email);
  if (uid === null) return null;
  const known = await people.find(uid);
  return { id: uid, name: known?.name ?? '', handle: known?.handle ?? null, email };
}

/**
 * Returns a page of the people whose name, handle or public email begins like the text, sorted by
 * name. The account with exactly this email comes first, also if it has no profile.
 */
export async function searchPeople(
  deps: SearchPeopleDeps,
  { text, after }: CallableInput<'admin-people'>,
): Promise<CallableOutput<'admin-people'>> {
  const page = await deps.people.search(text, after, PAGE_SIZE.people);
  const exact = after === null ? await findByEmail(deps, text) : null;
  const found: Found[] = [
    ...(exact ? [exact] : []),
    ...page.people.filter(({ id }) => id !== exact?.id),
  ];
  const nameless = found.filter(({ name, email }) => name === '' && email === null);
  const [states, emails] = await Promise.all([
    deps.personDetails.listStates(found.map(({ id }) => id)),
    deps.accounts.listEmails(nameless.map(({ id }) => id)),
  ]);
  const people = found.map(({ id: uid, name, handle, email }): PersonLine => {
    const { plan = null, is_suspended = false } = states.get(uid) ?? {};
    return { uid, name, handle, email: email ?? emails.get(uid) ?? null, plan, is_suspended };
  });
  return { people, next: page.next };
}
