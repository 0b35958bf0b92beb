import {
  collection,
  documentId,
  limit,
  orderBy,
  query,
  where,
  type Query,
} from 'firebase/firestore';
import type { RulesProject } from './rules-project.ts';

const now = new Date();

/** The queries with which the functions delete an account, page by page. */
export const deletionQueries = (project: RulesProject): [string, () => Query][] => [
  [
    "the functions' sweep of deletions",
    () =>
      query(
        collection(project.functions(), 'account_deletions'),
        where('state', '==', 'running'),
        where('next_attempt_at', '<=', now),
        orderBy('next_attempt_at'),
        limit(50),
      ),
  ],
  [
    "the functions' page of what a client has sent, for a deletion",
    () =>
      query(
        collection(project.functions(), 'service_requests'),
        where('client_uid', '==', 'client-1'),
        orderBy(documentId()),
        limit(50),
      ),
  ],
  [
    "the functions' page of requests that name an address, for a deletion",
    () =>
      query(
        collection(project.functions(), 'service_requests'),
        where('client_email', '==', 'client-1@doorstep.test'),
        orderBy(documentId()),
        limit(50),
      ),
  ],
  [
    "the functions' page of a client's conversations, for a deletion",
    () =>
      query(
        collection(project.functions(), 'conversations'),
        where('client_id', '==', 'client-1'),
        orderBy(documentId()),
        limit(50),
      ),
  ],
  [
    "the functions' page of mails to an address, for a deletion",
    () =>
      query(
        collection(project.functions(), 'mail'),
        where('to', '==', 'client-1@doorstep.test'),
        orderBy(documentId()),
        limit(50),
      ),
  ],
  [
    "the functions' page of mails about a subscription, for a deletion",
    () =>
      query(
        collection(project.functions(), 'mail'),
        where('data.account', '==', 'provider-1'),
        orderBy(documentId()),
        limit(50),
      ),
  ],
  [
    "the functions' page of mails about threads, for a deletion",
    () =>
      query(
        collection(project.functions(), 'mail'),
        where('data.thread.kind', '==', 'request'),
        where('data.thread.id', 'in', ['request-1', 'request-2']),
        orderBy(documentId()),
        limit(200),
      ),
  ],
  [
    "the functions' page of whom somebody has blocked, for a deletion",
    () =>
      query(
        collection(project.functions(), 'blocks'),
        where('blocker_uid', '==', 'client-1'),
        orderBy(documentId()),
        limit(50),
      ),
  ],
  [
    "the functions' page of who has blocked somebody, for a deletion",
    () =>
      query(
        collection(project.functions(), 'blocks'),
        where('blocked_uid', '==', 'client-1'),
        orderBy(documentId()),
        limit(50),
      ),
  ],
  [
    "the functions' list of a person's handles",
    () =>
      query(
        collection(project.functions(), 'handles'),
        where('owner', '==', 'provider-1'),
        limit(50),
      ),
  ],
];
