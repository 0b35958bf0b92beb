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
  nameTaken: 'Another branch has this name. Clients choose a branch by its name.',
  notLoaded: "We couldn't open the form. Please check your connection and try again.",
  notSaved: "We couldn't save it. What you entered is kept. Please try again.",
  notRemoved: "We couldn't remove it. Please try again.",
  offline: "You're offline. What you enter is kept, and you can save it when you're back online.",
  hidden:
    'These branches are kept, but your page and search hide them. They come back with the plan.',
} as const;
