/**
 * The functions of the last commit in which each callable, trigger and schedule was a function of
 * its own (decision 54), as Firebase named them.
 */
export const FORMER_FUNCTIONS = `
  accept-invitation account-deleted account-mail-created admin-answer-support admin-audit-log
  admin-badge-evidence admin-badges admin-business admin-dead-mails admin-decide-badge
  admin-decide-report admin-delete-photo admin-granted-badges admin-health admin-lift-suspension
  admin-list-person-entries admin-overview admin-people admin-person admin-report admin-reports
  admin-restore-account admin-reviews admin-send-all-mails-again admin-send-confirmation
  admin-send-mail-again admin-set-review-hidden admin-set-support-state admin-support-request
  admin-support-requests admin-suspend-account admin-take-back-badge answer-review ask-for-badge
  audit-written badge-decided block-person branches-search-changed browser-error change-my-email
  check-account-link check-health check-subscription client-person-changed
  client-profile-changed confirm-page-email contact-support count-business-days create-checkout
  customer-portal decide-quote delete-my-account export-my-data gallery-search-changed
  invitation-created invite-member limit-sign-ups mail-unsubscribe my-review my-views
  open-request-chat own-reviews page-view photos-left picture-uploaded profile-changed
  profile-created profile-person-changed profile-pictures-changed profile-search-changed
  provider-search read-invitation reconcile-subscriptions remove-member reply-to-support
  report-person report-review request-created request-status-changed review-written
  save-branches save-gallery send-account-mail send-page-email-link send-quote
  send-service-request site-status spending-watch stripe-webhook subscriber-changed
  subscriber-counted subscriber-search-changed support-changed suspension-changed sweep-badges
  sweep-deletions sweep-guests sweep-mail sweep-pictures unread-conversation unread-request
  web-page web-search withdraw-invitation withdraw-quote write-review write-sitemap
`
  .trim()
  .split(/\s+/);
