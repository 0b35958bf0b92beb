import { readFileSync } from 'node:fs';
import path from 'node:path';
import { emailSchema } from '@doorstep/domain/contact/email';
import { LIMITS } from '@doorstep/domain/limits';
import { ROOT } from '@doorstep/local/stack/paths.ts';
import { describe, expect, it } from 'vitest';
import { ADDRESSES } from '../support/addresses.ts';

const rules = readFileSync(path.join(ROOT, 'firestore.rules'), 'utf8');

/** Firestore's regular expressions and JavaScript's read this one alike. */
const emailInRules = new RegExp(`^(?:${/value\.matches\("([^"]+)"\)/.exec(rules)?.[1] ?? ''})$`);

describe('the rules and the domain agree on email addresses', () => {
  it.each(Object.entries(ADDRESSES))('%j: %s', (address, isValid) => {
    expect(emailSchema.safeParse(address).success).toBe(isValid);
    expect(emailInRules.test(address) && address.length <= LIMITS.email).toBe(isValid);
  });
});
