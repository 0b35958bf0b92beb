import { STORAGE_KEYS } from '../lib/storage-keys.ts';
import { FAILED, READY } from './ready.ts';

/*
 * The whole script of a page that the server has made, until somebody touches it: then the app is
 * loaded and takes the page over; at once where the server has not read all that its address asks for.
 * Links and forms work meanwhile as the browser knows them; a button that is pressed is pressed again
 * once the app is there, if it is there before whoever pressed it has turned to something else.
 */

const TOUCHES = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'keydown',
  'wheel',
  'scroll',
  'focusin',
];
const OPTIONS = { capture: true, passive: true } as const;

/** So long after a press its answer is still expected by whoever has turned to something else since. */
const PATIENCE_MS = 10_000;
const TURNS = ['pointerdown', 'keydown'];

/** A button that was pressed, and how to find it where the app has drawn the page anew. */
interface Press {
  button: HTMLElement;
  words: string | null;
  /** Of those with the same words, and of all. */
  alike: number;
  place: number;
  count: number;
  at: number;
}

const { app = '', chunks = '', needed } = document.currentScript?.dataset ?? {};
let tries = 0;
let loading = false;
let pressed: Press | null = null;
let turnedAt = 0;

function preload(href: string) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

function load() {
  if (loading) return;
  loading = true;
  if (pressed && isExpected(pressed)) showHeld(true);
  // A second try asks anew: a browser may remember that the first has failed.
  const again = tries++ === 0 ? '' : `?${tries}`;
  chunks.split(' ').filter(Boolean).forEach(preload);
  const script = document.createElement('script');
  script.type = 'module';
  script.src = app + again;
  script.onerror = lost;
  document.head.append(script);
}

/** A part of the app did not come: the next touch asks for it again. */
function lost() {
  console.error('The app could not be loaded');
  loading = false;
  if (!pressed || !isExpected(pressed)) return;
  // What is a link works without it.
  if (pressed.button instanceof HTMLAnchorElement) location.assign(pressed.button.href);
  else void reloadIfGone();
}

/**
 * A page from before the last release asks for an app that is there no more: the next touch would, too.
 * Otherwise nothing is on its way until then, and what was pressed does not look as if.
 */
async function reloadIfGone() {
  const answer = await fetch(app, { method: 'HEAD' }).catch(() => null);
  if (answer?.status === 404) location.reload();
  else if (!loading) showHeld(false);
}

/** A browser says that the pointer has moved when it was the page that came under it. */
function touched(event: Event) {
  const isMove = event instanceof PointerEvent && event.type === 'pointermove';
  if (!isMove || event.movementX !== 0 || event.movementY !== 0) load();
}

/**
 * Those of the page itself, and links that do something else in the app; submit buttons send their form by
 * themselves.
 */
const PRESSABLE = '#root button:not([type=submit]), #root a[data-held]';
const buttons = () => [...document.querySelectorAll<HTMLElement>(PRESSABLE)];
const withWords = (words: string | null) =>
  buttons().filter(({ textContent }) => textContent === words);

function holdPress(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest<HTMLElement>(PRESSABLE);
  // A new tab, say, is for the browser to open.
  if (!button || event.ctrlKey || event.metaKey || event.shiftKey) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  showHeld(false);
  const words = button.textContent;
  const all = buttons();
  pressed = {
    button,
    words,
    alike: withWords(words).indexOf(button),
    place: all.indexOf(button),
    count: all.length,
    at: Date.now(),
  };
  showHeld(true);
  load();
}

/** That it was noticed, until it is answered. */
function showHeld(held: boolean) {
  if (!pressed) return;
  pressed.button.ariaBusy = held ? 'true' : null;
  pressed.button.style.opacity = held ? '0.6' : '';
}

const address = () => location.pathname + location.search;
const own = address();

/**
 * 'Back' to a screen that the app had shown in this place before the page was loaded anew: the browser changes
 * the address and leaves the page as it is.
 */
function goneOn() {
  if (address() === own) return;
  // The browser would look in the new page for what stood in view in this one.
  history.scrollRestoration = 'manual';
  location.reload();
}

/**
 * Where somebody was in what the app had shown in this place, as its router has noted it: a browser does not
 * bring back where it was told to leave that to the app.
 */
function restorePlace() {
  const { key } = (history.state ?? {}) as { key?: string };
  // A first visit does not wait for the browser's storage.
  if (key === undefined) return;
  try {
    const places = sessionStorage.getItem('react-router-scroll-positions') ?? '{}';
    const place = (JSON.parse(places) as Record<string, number>)[key];
    if (place !== undefined) scrollTo(0, place);
  } catch {
    // A browser that refuses storage remembers nothing.
  }
}

const turned = () => {
  turnedAt = Date.now();
};

/**
 * Where an extension has changed the page, translated it say, the app does not take it over but draws it
 * anew: then it is the button with these words, or else the one in that place.
 */
function standing({ button, words, alike, place, count }: Press) {
  if (button.isConnected) return button;
  const same = withWords(words)[alike];
  if (same) return same;
  const all = buttons();
  return all.length === count ? all[place] : undefined;
}

const isExpected = ({ at }: Press) => turnedAt <= at || Date.now() - at < PATIENCE_MS;

/** Too late it only gets the focus: what happens by itself after that would startle. */
function pressAgain(press: Press) {
  const button = standing(press);
  if (isExpected(press)) button?.click();
  else button?.focus();
}

/** A picture that has no such size is shown in another, or as it was uploaded (ui/picture.tsx). */
function showAnother(image: unknown) {
  if (!(image instanceof HTMLImageElement)) return;
  const { original } = image.dataset;
  if (original === undefined || image.src === original) return;
  // One size may be missing alone: then the largest comes first.
  if (image.srcset) image.srcset = '';
  else image.src = original;
}

const pictureFailed = ({ target }: Event) => showAnother(target);

function ready() {
  for (const type of TOUCHES) window.removeEventListener(type, touched, OPTIONS);
  window.removeEventListener('online', load);
  window.removeEventListener('popstate', goneOn);
  window.removeEventListener('error', pictureFailed, true);
  window.removeEventListener('click', holdPress, true);
  for (const type of TURNS) window.removeEventListener(type, turned, OPTIONS);
  showHeld(false);
  if (pressed) pressAgain(pressed);
}

/** A part of it did not come. Browsers may keep that in mind, so what was pressed asks for the page anew. */
function failed() {
  loading = false;
  if (pressed && isExpected(pressed)) location.reload();
}

const stored = (key: string) => {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    // A browser that refuses storage remembers nothing.
    return false;
  }
};

for (const type of TOUCHES) window.addEventListener(type, touched, OPTIONS);
for (const type of TURNS) window.addEventListener(type, turned, OPTIONS);
window.addEventListener('online', load);
window.addEventListener('popstate', goneOn);
window.addEventListener('click', holdPress, true);
window.addEventListener('error', pictureFailed, true);
window.addEventListener(READY, ready, { once: true });
window.addEventListener(FAILED, failed);
for (const image of document.images) {
  if (image.complete && image.naturalWidth === 0) showAnother(image);
}
restorePlace();
if (stored(STORAGE_KEYS.session)) document.documentElement.dataset['person'] = '';
if (needed !== undefined || Object.values(STORAGE_KEYS).some(stored)) load();
