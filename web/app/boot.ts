import { ERROR_PATH } from '@doorstep/domain/operations/error-path';
import { pendingCheckout, read } from '../lib/storage/browser-storage.ts';
import {
  isButtonFragment,
  isViewFragment,
  sendView,
  storePlace,
} from '../lib/beacons/send-view.ts';
import { sendWhenShown } from '../lib/beacons/send-when-shown.ts';
import { STORAGE_KEYS } from '../lib/storage/storage-keys.ts';
import { FAILED, HYDRATE, READY } from './hydration-events.ts';

/*
 * The inline script of server-rendered pages. It preloads the app after the load event, and starts
 * it at the first interaction: main.tsx then hydrates the page. A button that is pressed before
 * answers at once if its answer to a visitor is fixed (lib/early-answer.ts). Any other is shown as
 * busy, and clicked again on the same DOM node once the app is ready. Links and forms work without
 * the app.
 */

const INTERACTIONS = 'pointerdown touchstart keydown wheel scroll focusin'.split(' ');
const PASSIVE = { capture: true, passive: true } as const;
/** Buttons that only the app can answer, and links that do more in the app than navigate. */
const PRESSABLE = '#root button:not([type=submit], [popovertarget]), #root a[data-replay]';

const isStored = (key: string) => read(key) !== null;

const { app = '', chunks = '', needed } = document.currentScript?.dataset ?? {};
const address = () => location.pathname + location.search;
const pageAddress = address();
let hasStarted = false;
let hasFailed = false;
let isReady = false;
let pressed: HTMLElement | null = null;

function setPressed(button: HTMLElement | null) {
  if (pressed) pressed.ariaBusy = null;
  pressed = button;
  if (button) button.ariaBusy = 'true';
}

/** The pause after the load event, in which fonts and pictures of the first view load alone. */
const PRELOAD_AFTER_MS = 1000;

/** Fetches and compiles the app's modules without running them, except with Save-Data. */
function preload() {
  if ((navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return;
  for (const href of [app, ...chunks.split(' ').filter(Boolean)]) {
    const link = document.createElement('link');
    document.head.append(Object.assign(link, { rel: 'modulepreload', href }));
  }
}

function start() {
  if (hasStarted) return;
  hasStarted = true;
  const script = document.createElement('script');
  document.head.append(Object.assign(script, { type: 'module', src: app, onerror: failToLoad }));
}

/** Reports that the app's script is missing. The app reports its other failures itself. */
function failToLoad() {
  const [, page] = location.pathname.split('/');
  const report = { message: 'The app could not be loaded', stack: app, screen: `/${page}` };
  fail();
  sendWhenShown(ERROR_PATH, report);
}

function fail() {
  hasFailed = true;
  setPressed(null);
}

/** Reloads the page after a failure, but only if the site answers: an error page would be worse. */
function reloadAfterFailure() {
  fetch(location.href, { method: 'HEAD' }).then(
    () => location.reload(),
    () => setPressed(null),
  );
}

const ANSWER_MS = 6000;
/** After this time the page that was opened counts as failed, and presses are answered again. */
const LEAVING_MS = 10_000;
const answer = document.getElementById('answer');
let timer: ReturnType<typeof setTimeout> | undefined;
/** The address that a visitor's press opens after the delay. */
let destination = '';
let isLeaving = false;

function show(text: string) {
  const lines = text.split('\n').filter(Boolean);
  answer?.replaceChildren(
    ...lines.map((line) => Object.assign(document.createElement('p'), { textContent: line })),
  );
}

function endAnswer() {
  clearTimeout(timer);
  timer = undefined;
  isLeaving = false;
  show('');
}

/** Opens the address of an answer if the page is still shown. Waits while the device is offline. */
function leave() {
  if (!destination || address() !== pageAddress) {
    endAnswer();
    return;
  }
  if (!navigator.onLine) {
    addEventListener('online', () => timer && leave(), { once: true });
    return;
  }
  clearTimeout(timer);
  isLeaving = true;
  timer = setTimeout(endAnswer, LEAVING_MS);
  location.assign(destination);
}

/** Answers a visitor. A second press opens the address at once; a double click does not. */
function answerVisitor({ say = '', goTo = '', delay, product }: DOMStringMap, clicks: number) {
  if (isLeaving) return;
  if (product) pendingCheckout.set(product);
  const isRepeated = timer !== undefined && destination !== '';
  // The browser refuses storage, so the product is in the address.
  destination = product && !pendingCheckout.isStored() ? `${goTo}&product=${product}` : goTo;
  if (isRepeated) {
    if (clicks < 2) leave();
    return;
  }
  endAnswer();
  show(say);
  timer = setTimeout(leave, goTo ? Number(delay) : ANSWER_MS);
}

function press(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest<HTMLElement>(PRESSABLE);
  // A link that the person follows replaces the address of the answer.
  if (target?.closest('a[href]')) endAnswer();
  if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const isAnswered = button.dataset['say'] !== undefined && !isStored(STORAGE_KEYS.session);
  // Once the app is ready it answers presses, unless an answer of this script is still running.
  if (isReady && !(isAnswered && timer && destination && address() === pageAddress)) {
    // A click that is repeated for the app ends no later answer.
    if (event.isTrusted) endAnswer();
    return;
  }
  // After a failure a link navigates.
  if (hasFailed && button instanceof HTMLAnchorElement) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (isAnswered) {
    answerVisitor(button.dataset, event.detail);
    return;
  }
  endAnswer();
  setPressed(button);
  if (hasFailed) reloadAfterFailure();
  else start();
}

/**
 * Reloads after 'Back' to another screen of the app, which changes the address but not the page.
 */
function goBack() {
  if (address() !== pageAddress) location.reload();
}

/**
 * Counts a visit of a public page without starting the app. A person who is signed in may own the
 * page: for them the app starts anyway, and counts (features/provider-page/use-page-view.ts).
 * Presses 'Request Service' for a visitor from the button on the professional's own site.
 */
function countView() {
  const [, page, handle] = location.pathname.split('/');
  if (page !== 'p' || !handle) return;
  document.documentElement.dataset['viewed'] = handle;
  sendView(handle, location.hash, document.referrer);
  storePlace(location.hash);
  // A missing page has no 'Request Service'.
  if (isButtonFragment(location.hash)) document.querySelector<HTMLElement>('[data-say]')?.click();
  if (isViewFragment(location.hash)) history.replaceState(history.state, '', address());
}

function ready() {
  for (const type of INTERACTIONS) removeEventListener(type, start, PASSIVE);
  isReady = true;
  removeEventListener('popstate', goBack);
  const button = pressed;
  setPressed(null);
  if (button?.isConnected) button.click();
}

// Nothing of this script changes #root's nodes: only translators and extensions do.
const changes: MutationRecord[][] = [];
const observer = new MutationObserver((records) => changes.push(records));
const root = document.getElementById('root');
if (root) {
  const observed = { subtree: true, childList: true, characterData: true };
  observer.observe(root, { ...observed, characterDataOldValue: true });
}
addEventListener(HYDRATE, ({ detail }) => {
  detail.push(...changes.flat(), ...observer.takeRecords());
  observer.disconnect();
});
for (const type of INTERACTIONS) addEventListener(type, start, PASSIVE);
addEventListener('click', press, true);
addEventListener('popstate', goBack);
addEventListener('pagehide', endAnswer);
// 'Back' ends an answer before the other page is loaded. `leave` fires this event too.
addEventListener('beforeunload', () => isLeaving || endAnswer());
// A picture that cannot be loaded needs the app, which shows another size of it.
addEventListener('error', ({ target }) => target instanceof HTMLImageElement && start(), true);
addEventListener(READY, ready, { once: true });
addEventListener(FAILED, fail);
if (isStored(STORAGE_KEYS.session)) document.documentElement.dataset['person'] = '';
else countView();
// Start immediately if the app has to continue something, such as a short search, a session, a
// checkout, or a dialog that is open or asked for by the address (`requestHref`), and if a visitor
// has saved professionals, whose hearts would be empty.
const { usr } = (history.state ?? {}) as { usr?: object | null };
const isAsked = location.search.includes('request=');
if (needed !== undefined || usr || isAsked || Object.values(STORAGE_KEYS).some(isStored)) start();
else addEventListener('load', () => setTimeout(preload, PRELOAD_AFTER_MS));
