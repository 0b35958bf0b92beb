/** Events with which the app tells boot.ts that the page is hydrated, or that hydration failed. */
export const READY = 'doorstep-ready';
export const FAILED = 'doorstep-failed';
