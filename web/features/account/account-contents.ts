import { findSubscriber } from '../../data/billing/stored-subscription.ts';
import { hasConversation } from '../../data/chat/own-conversations.ts';
import { hasOwnProfile } from '../../data/firestore/read-document.ts';
import { hasRequest } from '../../data/requests/sent-requests.ts';
import { hasTeam } from '../../data/team/own-team.ts';
import { hasPassword } from '../../data/auth/auth.ts';
import type { AccountContents } from './account-texts.ts';

const SUBSCRIPTION_OVER = ['none', 'canceled', 'incomplete_expired'];

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
