import { ADMIN_MESSAGES } from './messages.ts';

/** What the decisions about reports and accounts do, as administrators read it. */
export const DECISION_TEXTS = {
  dismiss: {
    title: 'Dismiss this report?',
    explanation: "We won't take action against the account, and we won't notify either person.",
    label: 'Dismiss',
    done: ADMIN_MESSAGES.dismissed,
  },
  suspend: {
    title: 'Suspend this account?',
    explanation:
      "The account can't sign in, send messages, or send requests, and its page is hidden until you lift the suspension. " +
      'An active subscription ends with the current paid period. Any amount already due may still be charged.',
    label: 'Suspend account',
    done: ADMIN_MESSAGES.suspended,
  },
  hide: {
    title: 'Hide this review?',
    explanation:
      "No one will see the review anymore, and its stars won't count. We won't notify either person.",
    label: 'Hide review',
    done: ADMIN_MESSAGES.hidden,
  },
  lift: {
    title: 'Lift the suspension?',
    explanation:
      'The account will work again. If its page was public and its plan is active, the page will be public again. ' +
      'A subscription that was set to end will still end unless its owner resumes it with ‘Manage Subscription’.',
    label: 'Lift the suspension',
    done: ADMIN_MESSAGES.lifted,
  },
} as const;
