/** One mail, ready to go. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes, when not to the sender. */
  reply_to: { name: string; address: string } | null;
  /** Where who does not want such mail says so; null for a mail that belongs to what its reader began. */
  unsubscribe_url: string | null;
  /** Names the mail: the same one however often it is sent, so that a second copy can be told. */
  id: string;
}

/** What the mail server made of a mail: took it, or refuses its address for good and says why. */
export type SendOutcome = { outcome: 'taken' } | { outcome: 'refused'; reason: string };

/** The mail server. Throws when it did not take the mail and may take it another time. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<SendOutcome>;
}
