/** The functions that serve callables (`functions/index.ts`). */
export type CallableGroup = 'api' | 'open' | 'billing' | 'admin' | 'mail';

/** The callables outside of `api`, apart from those of administrators. */
const GROUPS = new Map<string, CallableGroup>(
  Object.entries({
    // Need no session.
    'send-account-mail': 'open',
    'check-account-link': 'open',
    'confirm-page-email': 'open',
    'open-request-chat': 'open',
    'decide-quote': 'open',
    'report-person': 'open',
    // Need Stripe's key.
    'create-checkout': 'billing',
    'check-subscription': 'billing',
    'customer-portal': 'billing',
    'delete-my-account': 'billing',
    // Needs the mail server: its answer says whether the mail was sent.
    'send-service-request': 'mail',
  }),
);

/** Returns the function that serves a callable. `api` serves all that need nothing special. */
export function groupOf(name: string): CallableGroup {
  return name.startsWith('admin-') ? 'admin' : (GROUPS.get(name) ?? 'api');
}
