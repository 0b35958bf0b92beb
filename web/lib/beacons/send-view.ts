import { VIEW_PATH, type ViewSource } from '@doorstep/domain/analytics/view-source';
import { SEARCHED_PLACE, write } from '../storage/browser-storage.ts';
import { sendWhenShown } from './send-when-shown.ts';

const FRAGMENT = '#from=';
const PLACE = '&place=';

/** Checks for a fragment of `viewFragment` (paths.ts), which is not a part of a page's address. */
export const isViewFragment = (hash: string) => hash.startsWith(FRAGMENT);

const BUTTON: ViewSource = 'button';

/** Checks for the fragment of the button on the professional's own site, which opens the form. */
export const isButtonFragment = (hash: string) => hash === FRAGMENT + BUTTON;

/**
 * Stores the place that the visitor has searched for, by a fragment of `viewFragment`, in this tab:
 * the request form starts with it (`searchedPlace`). It stays encoded, to keep boot.ts small.
 */
export function storePlace(hash: string): void {
  const [, place] = hash.split(PLACE);
  if (place) write(SEARCHED_PLACE, place, 'sessionStorage');
}

/**
 * Reports one view of a public page after the load event: the fragment of the link, and only the
 * host name of the referrer. Stores nothing. A page that 'Back' shows again from the browser's
 * memory belongs to the same visit, and sends nothing.
 */
export function sendView(handle: string, hash: string, referrer: string): void {
  const [from = ''] = isViewFragment(hash) ? hash.slice(FRAGMENT.length).split(PLACE) : [];
  const site = referrer && new URL(referrer).hostname;
  const send = () => sendWhenShown(VIEW_PATH, { handle, from, site });
  if (document.readyState === 'complete') send();
  else addEventListener('load', send, { once: true });
}
