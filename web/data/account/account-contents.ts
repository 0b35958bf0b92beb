import { collection, getDocs, limit, or, query, where } from 'firebase/firestore/lite';
import { hasPassword } from '../auth/auth.ts';
import { findSubscriber } from '../billing/stored-subscription.ts';
import { withAppError } from '../errors.ts';
import { lite } from '../firestore/firestore-lite.ts';
import { hasOwnProfile } from '../firestore/read-document.ts';
import { hasRequest } from '../requests/sent-requests.ts';

/** What an account contains. The texts of the account screen mention nothing else. */
export interface AccountContents {
  password: boolean;
  page: boolean;
  /** A subscription that has not ended. */
  subscription: boolean;
  /** Stripe has the person as a customer, so there may be invoices. */
  invoices: boolean;
  /** Requests that the person sent or received. */
  requests: boolean;
  /** Direct chats, on either side. */
  directChats: boolean;
  /** Somebody is in the person's team. */
  team: boolean;
}

const SUBSCRIPTION_OVER = ['none', 'canceled', 'incomplete_expired'];

/** Checks whether a person has a direct chat, on either side. */
async function hasConversation(uid: string): Promise<boolean> {
  const mine = or(where('provider_id', '==', uid), where('client_id', '==', uid));
  const any = query(collection(lite, 'conversations'), mine, limit(1));
  return !(await withAppError(getDocs(any))).empty;
}

/** Checks whether a professional has somebody in their team. */
async function hasTeam(uid: string): Promise<boolean> {
  const own = where('owner_uid', '==', uid);
  const any = query(collection(lite, 'team_members'), own, limit(1));
  return !(await withAppError(getDocs(any))).empty;
}

/** Reads what a person's account contains. Throws AppError. */
export async function loadAccountContents(uid: string, email: string): Promise<AccountContents> {
  const [password, page, subscriber, requests, directChats, team] = await Promise.all([
    hasPassword(),
    hasOwnProfile(uid),
    findSubscriber(uid),
    hasRequest(uid, email),
    hasConversation(uid),
    hasTeam(uid),
  ]);
  return {
    password,
    page,
    subscription: subscriber !== null && !SUBSCRIPTION_OVER.includes(subscriber.status),
    invoices: subscriber?.stripe_customer_id != null,
    requests,
    directChats,
    team,
  };
}
