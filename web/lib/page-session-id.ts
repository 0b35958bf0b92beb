/** Identifies this page load, so that history states from before a reload can be ignored. */
export const VISIT = crypto.randomUUID();
