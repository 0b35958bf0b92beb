import { STORAGE_KEYS } from '../lib/storage-keys.ts';
import { FAILED, READY } from './ready.ts';

/*
 * The whole script of a page that the server has made, until somebody touches it: then the app is
 * loaded and takes the page over. Links and forms work meanwhile as the browser knows them; a button
 * that is pressed is pressed again once the app is there.
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

const { app = '', chunks = '' } = document.currentScript?.dataset ?? {};
let tries = 0;
let loading = false;
let pressed: HTMLElement | null = null;

function preload(href: string) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

function load() {
  if (loading) return;
  loading = true;
  chunks.split(' ').filter(Boolean).forEach(preload);
  const script = document.createElement('script');
  script.type = 'module';
  // A second try asks anew: a browser may remember that the first has failed.
  script.src = tries++ === 0 ? app : `${app}?${tries}`;
  script.onerror = () => {
    console.error('The app could not be loaded');
    loading = false;
  };
  document.head.append(script);
}

/** A browser says that the pointer has moved when it was the page that came under it. */
function touched(event: Event) {
  const isMove = event instanceof PointerEvent && event.type === 'pointermove';
  if (!isMove || event.movementX !== 0 || event.movementY !== 0) load();
}

/** Submit buttons send their form by themselves. */
function holdPress(event: MouseEvent) {
  const target = event.target instanceof Element ? event.target : null;
  const button = target?.closest<HTMLButtonElement>('button:not([type=submit])');
  if (!button) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  pressed = button;
  load();
}

/** A picture whose sizes are not made yet is shown as it was uploaded (ui/picture.tsx). */
function showOriginal(image: unknown) {
  if (!(image instanceof HTMLImageElement)) return;
  const { original } = image.dataset;
  if (original === undefined || image.src === original) return;
  image.srcset = '';
  image.src = original;
}

const pictureFailed = ({ target }: Event) => showOriginal(target);

function ready() {
  for (const type of TOUCHES) window.removeEventListener(type, touched, OPTIONS);
  window.removeEventListener('online', load);
  window.removeEventListener('error', pictureFailed, true);
  window.removeEventListener('click', holdPress, true);
  pressed?.click();
}

/** A part of it did not come. Browsers may keep that in mind, so what was pressed asks for the page anew. */
function failed() {
  loading = false;
  if (pressed) location.reload();
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
window.addEventListener('online', load);
window.addEventListener('click', holdPress, true);
window.addEventListener('error', pictureFailed, true);
window.addEventListener(READY, ready, { once: true });
window.addEventListener(FAILED, failed);
for (const image of document.images) {
  if (image.complete && image.naturalWidth === 0) showOriginal(image);
}
if (stored(STORAGE_KEYS.session)) document.documentElement.dataset['person'] = '';
if (Object.values(STORAGE_KEYS).some(stored)) load();
