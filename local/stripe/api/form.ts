import { invalidRequest } from './api-error.ts';

/** Nested parameters; lists come as objects with the keys 0, 1, 2… (`list` makes them lists). */
export interface FormObject {
  [key: string]: string | FormObject;
}

/** `items[0][price]` to its parts; `expand[]` has an empty last one. */
function splitKey(key: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key);
  if (!match) throw invalidRequest(`Invalid parameter name: ${key}`, { param: key });
  const [, first = '', rest = ''] = match;
  return [first, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), ([, part = '']) => part)];
}

function put(target: FormObject, path: readonly string[], value: string): void {
  const [head = '', ...rest] = path;
  const key = head === '' ? String(Object.keys(target).length) : head;
  const [next] = rest;
  if (next === undefined) {
    target[key] = value;
    return;
  }
  const inner = target[key];
  const child = typeof inner === 'object' ? inner : emptyForm();
  target[key] = child;
  put(child, rest, value);
}

/** Without a prototype: a parameter may have any name. */
function emptyForm(): FormObject {
  const form: FormObject = {};
  Object.setPrototypeOf(form, null);
  return form;
}

/** Form-encoded text (a body or a query) as the SDK sends it, as nested objects of strings. */
export function parseForm(text: string): FormObject {
  const form = emptyForm();
  for (const [key, value] of new URLSearchParams(text)) put(form, splitKey(key), value);
  return form;
}

/** How Stripe writes the way to a parameter: `items[0][price]`. */
export function paramName(path: readonly PropertyKey[]): string {
  const [first, ...rest] = path.map(String);
  return (first ?? '') + rest.map((part) => `[${part}]`).join('');
}
