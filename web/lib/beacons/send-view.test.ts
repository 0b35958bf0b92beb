import { afterEach, expect, it, vi } from 'vitest';
import { publicPageHref, viewFragment } from '../paths.ts';
import { searchedPlace } from '../storage/browser-storage.ts';
import { isViewFragment, sendView, storePlace } from './send-view.ts';

afterEach(() => vi.unstubAllGlobals());

/** Returns what the browser sends for a visit. */
function sent(hash: string, referrer: string): unknown {
  const sendBeacon = vi.fn();
  vi.stubGlobal('document', { readyState: 'complete' });
  vi.stubGlobal('navigator', { sendBeacon });
  sendView('rivera', hash, referrer);
  expect(sendBeacon).toHaveBeenCalledExactlyOnceWith('/api/view', expect.any(String));
  return JSON.parse(String(sendBeacon.mock.calls[0]?.[1]));
}

it('sends the fragment of the link, and the host name of the referrer only', () => {
  const hash = viewFragment('search', { trade: 'plumbing', city: 'são-paulo' });
  expect(sent(hash, 'https://blog.example/secret?q=typed')).toEqual({
    ...{ handle: 'rivera', from: 'search.plumbing.s%C3%A3o-paulo', site: 'blog.example' },
  });
  expect(sent('#reviews', '')).toEqual({ handle: 'rivera', from: '', site: '' });
});

it('counts a page that the browser prerenders when it is shown, and only then', () => {
  const sendBeacon = vi.fn();
  const document = Object.assign(new EventTarget(), { readyState: 'complete', prerendering: true });
  vi.stubGlobal('document', document);
  vi.stubGlobal('navigator', { sendBeacon });
  sendView('rivera', '', '');
  expect(sendBeacon).not.toHaveBeenCalled();
  document.prerendering = false;
  document.dispatchEvent(new Event('prerenderingchange'));
  document.dispatchEvent(new Event('prerenderingchange'));
  expect(sendBeacon).toHaveBeenCalledOnce();
});

it('reads only its own fragment', () => {
  expect(isViewFragment('#reviews')).toBe(false);
  expect(publicPageHref('rivera', viewFragment('home'))).toBe('/p/rivera#from=home');
  expect(viewFragment('search', { trade: null, city: 'austin-tx' })).toBe(
    '#from=search..austin-tx',
  );
});

// @2.50.2
it('stores the place of a search for this tab, and sends it to nobody', () => {
  const hash = viewFragment('search', { city: 'austin-tx' }, 'München & 80331');
  expect(sent(hash, '')).toEqual({ handle: 'rivera', from: 'search..austin-tx', site: '' });
  const entries = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => entries.set(key, value),
  });
  storePlace('#from=home');
  expect(searchedPlace()).toBe('');
  storePlace(hash);
  storePlace('#from=search');
  expect(searchedPlace()).toBe('München & 80331');
  storePlace('#from=search&place=%E0');
  expect(searchedPlace()).toBe('');
});
