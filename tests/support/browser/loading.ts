import type { Page } from '@playwright/test';

/** Marks the load event, and adds up the layout shifts. */
export const watchLoading = (page: Page) =>
  page.addInitScript(() => {
    addEventListener('load', () => performance.mark('load-event'), { once: true });
    const markFirstPaint = () => {
      if (!document.querySelector('h1')) requestAnimationFrame(markFirstPaint);
      // In the next frame, the first one with content is painted.
      else requestAnimationFrame(() => performance.mark('painted'));
    };
    requestAnimationFrame(markFirstPaint);
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shift += 'value' in entry ? Number(entry.value) : 0;
      performance.mark('layout-shift', { detail: shift });
    }).observe({ type: 'layout-shift', buffered: true });
  });

/**
 * Returns how many scripts the page loaded before and after its load event, and its layout shift.
 */
export const loadingOf = (page: Page) =>
  page.evaluate(() => {
    const loaded = performance.getEntriesByName('load-event')[0]?.startTime ?? 0;
    const scripts = performance
      .getEntriesByType('resource')
      .filter(({ name }) => /\/assets\/[^/]+\.js$/.test(name));
    const early = scripts.filter(({ startTime }) => startTime < loaded).length;
    const [last] = performance.getEntriesByName('layout-shift').slice(-1);
    const shift: unknown = last instanceof PerformanceMark ? last.detail : 0;
    return { early, late: scripts.length - early, shift: Number(shift) };
  });

/**
 * Returns the types of the two earliest entries, of the mark of the first paint and of the
 * resources whose address contains `part`.
 */
export const readLoadingOrder = (page: Page, part: string) =>
  page.evaluate((text) => {
    const entries = [
      ...performance.getEntriesByName('painted'),
      ...performance.getEntriesByType('resource').filter(({ name }) => name.includes(text)),
    ].toSorted((a, b) => a.startTime - b.startTime);
    return entries.slice(0, 2).map(({ entryType }) => entryType);
  }, part);
