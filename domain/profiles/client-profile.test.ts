import { describe, expect, it } from 'vitest';
import { clientProfileSchema, defaultClientProfile } from './client-profile.ts';

describe('defaultClientProfile', () => {
  it('is empty, with email as the preferred contact', () => {
    const profile = defaultClientProfile('u1');
    expect(profile).toEqual({
      user_id: 'u1',
      full_name: null,
      phone: null,
      preferred_contact: 'email',
    });
    expect(clientProfileSchema.parse(profile)).toEqual(profile);
  });
});
