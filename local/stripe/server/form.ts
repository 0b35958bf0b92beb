import { invalidRequest } from './api-error.ts';

/** Nested parameters. A list is an object with the keys 0, 1, 2, … (`list` in params.ts). */
export interface FormObject {
  [key: string]: string | FormObject;
}

/** Splits `items[0][price]` into its parts; the last part of `expand[]` is empty. */
function splitKey(key: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(key);
  if (!match) throw invalidRequest(`Invalid parameter name: ${key}`, { param: key });
  const [, first = '', rest = ''] = match;
  return [first, ...Array.from(rest.matchAll(/\[([^[\]]*)\]/g), ([, part = '']) => part)];
}

function put(target: FormObject, path: readonly string[], value: string): void {
  const [head = '', ...rest] = path;
  const key = head === '' ? String(Object.keys(target).length) : head;
  if (rest.length === 0) {
    target[key] = value;
    return;
  }
  const inner = target[key];
  const child = typeof inner === 'object' ? inner : emptyForm();
  target[key] = child;
  put(child, rest, value);
}

/** Has no prototype, because a parameter may be called `__proto__`. */
function emptyForm(): FormObject {
  const form: FormObject = {};
  Object.setPrototypeOf(form, null);
  return form;
}

/** Parses a form-encoded body or query, as the SDK sends it, into nested objects of strings. */
export function parseForm(text: string): FormObject {
  const form = emptyForm();
  for (const [key, value] of new URLSearchParams(text)) put(form, splitKey(key), value);
  return form;
}

/** Returns a parameter's name as Stripe writes it: `items[0][price]`. */
export function paramName(path: readonly PropertyKey[]): string {
  const [first, ...rest] = path.map(String);
  return (first ?? '') + rest.map((part) => `[${part}]`).join('');
}
