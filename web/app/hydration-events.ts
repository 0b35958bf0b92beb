/** Events with which the app tells boot.ts that the page is hydrated, or that hydration failed. */
export const READY = 'doorstep-ready';
export const FAILED = 'doorstep-failed';
/** Asks boot.ts for the changes of the page. Its listener adds them to the event's detail. */
export const HYDRATE = 'doorstep-hydrate';

declare global {
  interface WindowEventMap {
    [HYDRATE]: CustomEvent<MutationRecord[]>;
  }
}
