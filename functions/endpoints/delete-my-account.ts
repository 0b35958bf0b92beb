import { STRIPE_SECRET_KEY } from '../lib/config.ts';
import { deleteAccount } from '../services/delete-account.ts';
import { accountDeletion } from './deletion-wiring.ts';
import { defineCallable } from './wiring.ts';

/** The browser waits for half a minute (`web/data/callables`): what is left by then the sweep does. */
const BUDGET_MS = 20_000;

export const deleteMyAccountEndpoint = defineCallable(
  'delete-my-account',
  {
    auth: 'session',
    // Whoever presses again after the answer was lost has an account that is closed already.
    closedToo: true,
    rateLimit: { by: 'uid', max: 20, windowSeconds: 600 },
    secrets: [STRIPE_SECRET_KEY],
    timeoutSeconds: 300,
  },
  (_input, caller) => deleteAccount(accountDeletion(BUDGET_MS), caller),
);
