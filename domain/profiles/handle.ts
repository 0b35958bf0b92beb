import * as z from 'zod/mini';
import { BRAND } from '../active-brand.ts';
import { LIMITS } from '../limits.ts';

/**
 * The product's name, and words that its own addresses use or may use later. `firestore.rules` has
 * the same list.
 */
export const RESERVED_HANDLES: readonly string[] = [
  normalizeHandle(BRAND.name),
  'admin',
  'api',
  'app',
  'auth',
  'cancel',
  'chat',
  'client-chat',
  'client-dashboard',
  'client-profile',
  'dashboard',
  'help',
  'p',
  'pricing',
  'profile',
  'provider-chat',
  'provider-dashboard',
  'providers',
  'search',
  'settings',
  'success',
  'support',
];

/**
 * Normalizes a handle while it is typed: lower case, spaces become dashes, characters
 * other than a-z, 0-9 and dash are removed, at most 40 characters.
 */
export function normalizeHandle(text: string): string {
  return text
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/[^a-z0-9-]/g, '')
    .slice(0, LIMITS.handle);
}

/** Checks whether a handle is one of `RESERVED_HANDLES`. */
export function isReservedHandle(handle: string): boolean {
  return RESERVED_HANDLES.includes(handle);
}

export const HANDLE_REQUIRED = 'Please enter a handle (letters, numbers, dashes).';
export const HANDLE_RESERVED = 'This handle is reserved. Please choose another one.';

export const handleSchema = z.string().check(
  z.regex(/^[a-z0-9-]+$/, HANDLE_REQUIRED),
  z.maxLength(LIMITS.handle),
  z.refine((handle) => !isReservedHandle(handle), HANDLE_RESERVED),
);
