import { startTransition, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot } from 'react-dom/client';
import { reportError } from '../lib/beacons/report-error.ts';
import { HYDRATE, READY } from './hydration-events.ts';

/*
 * Translators and extensions change a server-rendered page before the app hydrates it. React would
 * then render the page again, and what the person has typed and focused would be lost. The changes
 * are undone, so that React finds the server's nodes. A translator translates the page again.
 */

/** Undoes a change. Called for the newest change first, so each finds the page as it left it. */
function undo({ type, target, oldValue, addedNodes, removedNodes, nextSibling }: MutationRecord) {
  if (type === 'characterData') {
    target.nodeValue = oldValue;
    return;
  }
  for (const node of addedNodes) if (node.parentNode === target) target.removeChild(node);
  const next = nextSibling?.parentNode === target ? nextSibling : null;
  for (const node of removedNodes) if (!node.contains(target)) target.insertBefore(node, next);
}

/** Focuses an element without scrolling. Does nothing if it has the focus or was removed. */
function moveFocus(element: Element | null) {
  if (element instanceof HTMLElement) element.focus({ preventScroll: true });
}

const KEPT = 'a,button,input,select,summary,details,[tabindex],[popover]';

/** An element, and whether it is an open popover, which closes when it is removed. */
type Kept = readonly [HTMLElement, boolean];

/** Returns the elements that hold what a person did, by a key that a new rendering repeats. */
function keptElements(container: Element): Map<string, Kept> {
  const counts = new Map<string, number>();
  return new Map(
    [...container.querySelectorAll<HTMLElement>(KEPT)].map((element) => {
      const name = `${element.tagName} ${element.className} ${element.getAttribute('name')}`;
      const count = (counts.get(name) ?? 0) + 1;
      counts.set(name, count);
      // `:is` ignores a selector that the browser does not know.
      return [`${name} ${count}`, [element, element.matches(':is(:popover-open)')]];
    }),
  );
}

/** Copies what the person did with an element to the element that replaces it. */
function restore(from: HTMLElement, to: HTMLElement) {
  // Only <details> elements have this attribute.
  to.toggleAttribute('open', from.hasAttribute('open'));
  // Another script's copy of a field is empty if the person typed into the field itself.
  const isTyped = from instanceof HTMLInputElement && from.value !== from.defaultValue;
  if (isTyped && to instanceof HTMLInputElement) {
    to.value = from.value;
    if (from.selectionStart !== null) to.setSelectionRange(from.selectionStart, from.selectionEnd);
  }
  if (from instanceof HTMLSelectElement && to instanceof HTMLSelectElement) to.value = from.value;
  // Boot.ts cannot click a pressed button that was removed.
  if (from.ariaBusy === 'true') addEventListener(READY, () => to.click(), { once: true });
}

/** Copies what the person did to the elements that have replaced those of `before`. */
function carryOver(before: Map<string, Kept>, focused: Element | null, container: Element) {
  for (const [key, [to]] of keptElements(container)) {
    const [from, isOpen] = before.get(key) ?? [];
    if (!from || from.isConnected) continue;
    restore(from, to);
    if (isOpen) to.showPopover();
    if (from === focused) moveFocus(to);
  }
}

const METADATA = 'title, meta[name], meta[property], link[rel=canonical], link[rel=alternate]';
const metadata = () => [...document.head.querySelectorAll(METADATA)];
const kindOf = (element: Element) =>
  `${element.tagName} ${element.getAttribute('name') ?? element.getAttribute('property')}`;

/** Removes the server's metadata that React has rendered again: it would stay on later screens. */
function removeReplaced(fromServer: Element[]) {
  const rendered = metadata().filter((element) => !fromServer.includes(element));
  const kinds = new Set(rendered.map(kindOf));
  for (const element of fromServer) if (kinds.has(kindOf(element))) element.remove();
}

/** Undoes the changes that boot.ts has observed. Returns whether there were any. */
function undoChanges(container: Element): boolean {
  const changes: MutationRecord[] = [];
  dispatchEvent(new CustomEvent(HYDRATE, { detail: changes }));
  const { activeElement } = document;
  const before = keptElements(container);
  changes.reverse().forEach(undo);
  // The element may have been moved back, or be a copy that something else had made.
  moveFocus(activeElement);
  carryOver(before, activeElement, container);
  return changes.length > 0;
}

/**
 * Hydrates a server-rendered page. If that fails, because the page was changed before boot.ts
 * observed it or while React hydrated it, React renders the page again, and the new elements get
 * what the person typed, focused and pressed.
 */
export function hydratePage(container: HTMLElement, app: ReactNode): void {
  const isChanged = undoChanges(container);
  const before = keptElements(container);
  const fromServer = metadata();
  let focused = document.activeElement;
  const noteFocus = () => {
    focused = document.activeElement;
  };
  addEventListener('focusin', noteFocus);
  addEventListener(READY, () => removeEventListener('focusin', noteFocus));

  const onRecoverableError = (error: unknown) => {
    console.error('React rendered the page again', error);
    reportError(error);
    carryOver(before, focused, container);
    removeReplaced(fromServer);
    before.clear();
  };
  const hydrate = () => void hydrateRoot(container, app, { onRecoverableError });
  // A translator would change the page again before a transition ends.
  if (isChanged) flushSync(hydrate);
  else startTransition(hydrate);
}
