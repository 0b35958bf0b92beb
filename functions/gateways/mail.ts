/** One mail, ready to go. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Where an answer goes, when not to the sender. */
  reply_to: { name: string; address: string } | null;
  /** Names the mail: the same one however often it is sent, so that a second copy can be told. */
  id: string;
}

/** The mail server. Throws when it did not take the mail. */
export interface Mailer {
  send(mail: OutgoingMail): Promise<void>;
}
