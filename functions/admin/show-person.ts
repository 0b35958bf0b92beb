import { AppError } from '@doorstep/domain/app-error';
import { personListSchema, type PersonSheet } from '@doorstep/domain/admin/office-callables';
import { badgeKindSchema } from '@doorstep/domain/badges/badge';
import type { CallableInput, CallableOutput } from '@doorstep/domain/callables';
import { PAGE_SIZE } from '@doorstep/domain/limits';
import { ratingOf } from '@doorstep/domain/profiles/rating';
import { isDocumentId } from '../platform/firestore.ts';
import type { Accounts } from '../platform/account-repository.ts';
import { findPersonNames, type PersonNamesDeps } from './person-names.ts';
import type { PersonDetails } from './person-details-repository.ts';
import type { PersonEntries } from './person-entry-repository.ts';

interface ShowPersonDeps extends PersonNamesDeps {
  personDetails: Pick<PersonDetails, 'readOwn'>;
  personEntries: PersonEntries;
  accounts: Pick<Accounts, 'findAccount' | 'listEmails'>;
  /** Returns the address of a customer in Stripe's dashboard. */
  stripeUrl: (customerId: string) => string;
}

type Own = Awaited<ReturnType<PersonDetails['readOwn']>>;

function toPage({ page }: Own): PersonSheet['page'] {
  if (!page) return null;
  const { handle, published, facts } = page;
  const badges = badgeKindSchema.options.flatMap((kind) => {
    const badge = facts.badges[kind];
    return badge ? [{ kind, expires_on: badge.expires_on }] : [];
  });
  return { handle, published, rating: ratingOf(facts.stars), badges };
}

function toPlan({ subscriber }: Own, { stripeUrl }: ShowPersonDeps): PersonSheet['plan'] {
  if (!subscriber?.stripe_customer_id) return null;
  const { subscribed, subscription_tier, status, subscription_end, cancel_at } = subscriber;
  return {
    ...{ tier: subscription_tier, subscribed, status },
    ends_at: (cancel_at ?? subscription_end)?.toISOString() ?? null,
    is_canceled: cancel_at !== null,
    stripe_url: stripeUrl(subscriber.stripe_customer_id),
  };
}

/** Returns the first page of each list about a person, and how many entries there are. */
function loadLists({ personEntries }: ShowPersonDeps, uid: string): Promise<PersonSheet['lists']> {
  const loading = personListSchema.options.map(async (list) => {
    const [count, page] = await Promise.all([
      personEntries.count(uid, list),
      personEntries.list(uid, list, null, PAGE_SIZE.person_entries),
    ]);
    return { list, count, ...page };
  });
  return Promise.all(loading);
}

/**
 * Returns an account with its page, plan and team, and its newest requests, reports and messages
 * to support. Throws AppError `not-found` for a deleted account.
 */
export async function showPerson(
  deps: ShowPersonDeps,
  { uid }: CallableInput<'admin-person'>,
): Promise<PersonSheet> {
  const account = isDocumentId(uid) ? await deps.accounts.findAccount(uid) : null;
  if (!account) {
    throw new AppError('not-found', 'no such account', {
      personMessage: 'This account was deleted.',
    });
  }
  const [own, lists] = await Promise.all([deps.personDetails.readOwn(uid), loadLists(deps, uid)]);
  const owner = own.member?.owner_uid ?? null;
  const [names, owners] = await Promise.all([
    deps.people.findNames([uid]),
    findPersonNames(deps, owner === null ? [] : [owner]),
  ]);
  return {
    uid,
    name: names.get(uid) ?? '',
    standing: own.closed?.reason ?? 'open',
    is_admin: own.role?.role === 'admin',
    account,
    page: toPage(own),
    plan: toPlan(own, deps),
    member_of: owner === null ? null : { uid: owner, name: owners.get(owner) ?? null },
    team_size: own.teamSize,
    lists,
  };
}

/** Returns a page of a list about a person, newest first; an empty one for an unknown person. */
export function listPersonEntries(
  { personEntries }: Pick<ShowPersonDeps, 'personEntries'>,
  { uid, list, after }: CallableInput<'admin-list-person-entries'>,
): Promise<CallableOutput<'admin-list-person-entries'>> {
  return personEntries.list(uid, list, after, PAGE_SIZE.person_entries);
}
