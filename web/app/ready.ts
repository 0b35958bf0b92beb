/** Events of the app for the boot script (boot.ts): the page is hydrated, or could not be. */
export const READY = 'doorstep-ready';
export const FAILED = 'doorstep-failed';
