import type { MailTemplate } from './mail.ts';

/** Whether a mail can wait while mails are switched off or the day's cap is reached. */
const CAN_WAIT: Record<MailTemplate, boolean> = {
  new_request: false,
  request_confirmation: false,
  request_cancelled: false,
  request_status: false,
  done_asked: false,
  done_refused: false,
  done_completed: false,
  request_reminder: true,
  request_unanswered: true,
  review_request: true,
  review_received: false,
  quote_sent: false,
  quote_accepted: false,
  quote_declined: false,
  quote_confirmation: false,
  welcome: false,
  payment_failed: false,
  subscription_ended: false,
  badge_decided: false,
  badge_expiring: false,
  support_received: false,
  support_answered: false,
  support_asked: false,
  page_email_link: false,
  page_email_changed: false,
  team_invitation: false,
  unread_messages: true,
  account_link: false,
  alarm: false,
};

/** Checks whether nobody waits for a mail: reminders, digests and review invitations. */
export const canWait = (template: MailTemplate): boolean => CAN_WAIT[template];
