import { cheapestPlanWith } from '@doorstep/domain/billing/entitlements';

/** Texts of the section 'Opening hours'. */
export const HOURS_MESSAGES = {
  about:
    'When clients can reach you. Your page shows the hours, and clients can search for who is open now.',
  noPage: 'Save your page first. Then you can add your hours here.',
  saved: 'Hours saved.',
} as const;

/** Texts of the section 'Branches' and its dialog. */
export const BRANCH_MESSAGES = {
  noPage: `Save your page first. Then you can add your branches here with the ${cheapestPlanWith('branches').label} plan.`,
  saved: 'Branch saved.',
  removed: 'Branch removed.',
  nameTaken: 'You already have a branch with this name. Clients choose a branch by its name.',
  notLoaded: "We couldn't open the form. Please check your connection and try again.",
  notSaved: "We couldn't save it. What you entered is still here. Please try again.",
  notRemoved: "We couldn't remove it. Please try again.",
  offline:
    "You're offline. We'll keep what you enter, and you can save it when you're back online.",
  hidden:
    "We've saved these branches, but they don't appear on your page or in search. They'll come back with a plan that includes them.",
} as const;
