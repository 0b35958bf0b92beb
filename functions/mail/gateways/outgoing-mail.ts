/** A rendered mail. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** The Reply-To address; null for the sender's. */
  reply_to: { name: string; address: string } | null;
  /** The URL for List-Unsubscribe; null for a transactional mail. */
  unsubscribe_url: string | null;
  /**
   * Part of the Message-ID. The same for each attempt, so that mail programs can drop duplicates.
   */
  id: string;
  /** The action that queued the mail, for its header; null outside of one. */
  correlation_id: string | null;
}

/** `refused`: the server rejected the address, and a retry cannot help. */
export type SendOutcome = { outcome: 'accepted' } | { outcome: 'refused'; reason: string };
