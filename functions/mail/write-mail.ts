import type { Mail, MailContent } from '@doorstep/domain/mail/mail';
import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { correlationId } from '../platform/correlation.ts';

/** A mail to queue. */
export interface NewMail {
  id: string;
  to: string;
  content: MailContent;
}

/** Returns the fields of a pending mail. */
export function pendingMail(to: string, content: MailContent, dueAt: Date): Omit<Mail, 'id'> {
  return {
    ...content,
    to,
    state: 'pending',
    attempts: 0,
    lease_until: null,
    next_attempt_at: dueAt,
    error: null,
    created_at: new Date(),
    sent_at: null,
    expires_at: null,
    correlation_id: correlationId(),
  };
}

/**
 * Adds a pending mail, due immediately, in the transaction of what it is about, after its reads.
 * The transaction fails if a mail with this id exists.
 */
export function writeMail(
  transaction: Transaction,
  db: Firestore,
  { id, to, content }: NewMail,
): void {
  transaction.create(db.collection('mail').doc(id), pendingMail(to, content, new Date()));
}
