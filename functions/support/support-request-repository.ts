import { randomInt } from 'node:crypto';
import { AppError } from '@doorstep/domain/app-error';
import {
  REFERENCE_LETTERS,
  type SupportEntry,
  type SupportRequest,
} from '@doorstep/domain/support/support-request';
import type { Firestore } from 'firebase-admin/firestore';

type NewSupportRequest = Pick<SupportRequest, 'owner_uid' | 'subject' | 'photos' | 'is_premium'> & {
  text: string;
};

/** Stores conversations with support in `support_requests`. */
export interface SupportRequests {
  /**
   * Creates a request and returns its reference number. Throws AppError `unauthenticated` for an
   * account that was closed meanwhile.
   */
  create(request: NewSupportRequest, now: Date): Promise<string>;
}

const LENGTH = 6;

/** Returns a random reference number, one of about 900 million. */
function createReference(): string {
  const letters = Array.from({ length: LENGTH }, () =>
    REFERENCE_LETTERS.charAt(randomInt(REFERENCE_LETTERS.length)),
  );
  return `S-${letters.join('')}`;
}

export function createSupportRequests(
  db: Firestore,
  nextReference = createReference,
): SupportRequests {
  const requests = db.collection('support_requests');

  return {
    create: ({ text, ...request }, now) =>
      db.runTransaction(async (transaction) => {
        const closed = db.collection('closed_accounts').doc(request.owner_uid);
        if ((await transaction.get(closed)).exists) {
          throw new AppError('unauthenticated', 'the account is closed');
        }
        let reference = requests.doc(nextReference());
        while ((await transaction.get(reference)).exists) reference = requests.doc(nextReference());
        const entry: SupportEntry = { from: 'person', text, at: now };
        const fields: Omit<SupportRequest, 'id'> = {
          ...request,
          entries: [entry],
          state: 'open',
          created_at: now,
          waiting_since: now,
          changed_at: now,
        };
        transaction.create(reference, fields);
        return reference.id;
      }),
  };
}
