import type { Page } from '@playwright/test';
import { expect } from './test-fixtures.ts';

/*
 * Changes a page as Chrome's translator does: it replaces each text by `<font><font>text</font>
 * </font>`, also texts that are shown later. React keeps updating the text that was replaced.
 */

declare global {
  interface Window {
    /** The texts that React updated although they are no longer shown. */
    lostTexts?: string[];
  }
}

/** Runs in the page, before or after it is loaded. */
function translateInPage(): void {
  // A variable, because the types call the element itself deprecated.
  const FONT: string = 'font';
  const lost: string[] = [];
  window.lostTexts = lost;
  const replaced = new MutationObserver((records) => {
    for (const { target, oldValue } of records) lost.push(`${oldValue} → ${target.nodeValue}`);
  });
  const replace = (text: Node) => {
    const parent = text.parentElement;
    // Translators skip these, and a text that is already in a <font>.
    if (!parent || /^(SCRIPT|STYLE|TITLE|NOSCRIPT|TEXTAREA|FONT)$/.test(parent.tagName)) return;
    if (text.nodeValue === '' || parent.closest('svg')) return;
    const outer = document.createElement(FONT);
    const inner = outer.appendChild(document.createElement(FONT));
    inner.textContent = text.nodeValue;
    text.parentNode?.replaceChild(outer, text);
    replaced.observe(text, { characterData: true, characterDataOldValue: true });
  };
  const replaceAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    texts.forEach(replace);
  };
  replaceAll(document);
  new MutationObserver((records) => {
    for (const { addedNodes } of records) addedNodes.forEach(replaceAll);
  }).observe(document, { childList: true, subtree: true });
}

/** Translates a page, and everything that it shows later. */
export const translate = (page: Page) => page.evaluate(translateInPage);

/** Translates every page that is opened from now on. */
export const translateAlways = (page: Page) => page.addInitScript(translateInPage);

/** Expects a translated page to show the current text everywhere. */
export async function expectCurrentTexts(page: Page): Promise<void> {
  expect(await page.evaluate(() => window.lostTexts)).toEqual([]);
}
