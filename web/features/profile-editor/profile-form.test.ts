import { describe, expect, it } from 'vitest';
import {
  checkedFormSchema,
  completeLink,
  profileFormSchema,
  isSameForm,
  toForm,
  type ProfileForm,
} from './profile-form.ts';

const form = (changes: Partial<ProfileForm> = {}): ProfileForm => ({
  ...toForm(null),
  handle: 'rivera-plumbing',
  display_name: 'Rivera Plumbing',
  ...changes,
});

const messages = (values: ProfileForm) =>
  profileFormSchema.safeParse(values).error?.issues.map(({ path, message }) => [path[0], message]);

// @5.3.6
describe('completeLink', () => {
  it.each([
    ['rivera.example', 'https://rivera.example'],
    ['  rivera.example/a ', 'https://rivera.example/a'],
    ['http://rivera.example', 'http://rivera.example'],
    ['HTTPS://rivera.example', 'HTTPS://rivera.example'],
    ['rivera.example:8080', 'https://rivera.example:8080'],
    ['', ''],
    ['   ', ''],
  ])('%j becomes %j', (typed, address) => {
    expect(completeLink('website_url', typed)).toBe(address);
  });

  it.each([
    ['facebook_url', ' @rivera.plumbing ', 'https://facebook.com/rivera.plumbing'],
    ['instagram_url', '@rivera_atx', 'https://instagram.com/rivera_atx'],
    ['twitter_url', '@rivera', 'https://x.com/rivera'],
    ['linkedin_url', '@marco-rivera', 'https://linkedin.com/in/marco-rivera'],
    ['instagram_url', 'instagram.com/rivera', 'https://instagram.com/rivera'],
    ['facebook_url', '@rivera plumbing', 'https://@rivera plumbing'],
    ['website_url', '@rivera', 'https://@rivera'],
  ] as const)('%s: %j becomes %j', (field, typed, address) => {
    expect(completeLink(field, typed)).toBe(address);
  });
});

// @5.3.2 @5.3.4 @5.3.5 @5.3.6
describe('profileFormSchema', () => {
  it('trims texts and stores empty ones as null', () => {
    const values = form({ display_name: '  Rivera ', bio: '  ', phone: ' 512 ', email: '' });
    expect(profileFormSchema.parse(values)).toMatchObject({
      display_name: 'Rivera',
      bio: null,
      phone: '512',
      email: null,
      website_url: null,
    });
  });

  it.each([
    ['call me maybe', false],
    ['555-0100', false],
    // The stored phone is accepted.
    [' 555-0199 ', true],
    ['Text or call: 512-555-0100', true],
    ['1-800-FLOWERS', true],
    [' ', true],
  ])('accepts %j as a phone number: %s', async (phone, isAccepted) => {
    const { error } = await checkedFormSchema('555-0199').safeParseAsync(form({ phone }));
    const message = 'Please enter a phone number with its area code or country code.';
    expect(error?.issues.map((issue) => [issue.path[0], issue.message])).toEqual(
      isAccepted ? undefined : [['phone', message]],
    );
  });

  it('splits services at commas, and drops empty ones', () => {
    const values = form({ services: ' Leak repair ,, Drains,Boilers ,' });
    expect(profileFormSchema.parse(values).services).toEqual(['Leak repair', 'Drains', 'Boilers']);
  });

  it('has the trades of a stored profile, and none of an older one', () => {
    expect(profileFormSchema.parse(form({ trades: ['plumbing'] })).trades).toEqual(['plumbing']);
    expect(profileFormSchema.parse(form()).trades).toEqual([]);
  });

  it('completes a web address', () => {
    const values = form({ website_url: 'rivera.example', twitter_url: '@rivera' });
    expect(profileFormSchema.parse(values)).toMatchObject({
      website_url: 'https://rivera.example',
      twitter_url: 'https://x.com/rivera',
    });
  });

  it.each(['bobs-pipes', '@bobs pipes', 'https://bobs-pipes', 'facebook.', 'javascript:1'])(
    'refuses %j as a web address',
    (facebook_url) => {
      expect(messages(form({ facebook_url }))).toEqual([
        ['facebook_url', 'Please enter a full web address, starting with https://'],
      ]);
    },
  );

  it.each<[Partial<ProfileForm>, string, string]>([
    [{ handle: '' }, 'handle', 'Please enter a handle (letters, numbers, dashes).'],
    [{ display_name: '   ' }, 'display_name', 'Please enter your display name.'],
    [{ display_name: '\u200b\u2060' }, 'display_name', 'Please enter your display name.'],
    [{ email: 'rivera' }, 'email', 'Please enter a valid email address.'],
    [
      { website_url: 'ftp://rivera.example' },
      'website_url',
      'Please enter a full web address, starting with https://',
    ],
    [
      { facebook_url: 'javascript:alert(1)' },
      'facebook_url',
      'Please enter a full web address, starting with https://',
    ],
    [{ services: 'x'.repeat(61) }, 'services', 'At most 60 characters for each service.'],
    [{ services: 'x,'.repeat(31) }, 'services', 'At most 30 services.'],
  ])('refuses %j beside its field', (changes, field, message) => {
    expect(messages(form(changes))).toEqual([[field, message]]);
  });
});

describe('toForm', () => {
  it('restores the stored fields', () => {
    const fields = profileFormSchema.parse(
      form({ services: 'Drains, Boilers', locations: ['Austin'], bio: 'Tidy.' }),
    );
    expect(profileFormSchema.parse(toForm(fields))).toEqual(fields);
  });
});

describe('isSameForm', () => {
  it('compares the values, not the order of the keys', () => {
    const { handle, ...rest } = form();
    expect(isSameForm(form(), { ...rest, handle })).toBe(true);
    expect(isSameForm(form(), form({ locations: ['Austin'] }))).toBe(false);
  });
});
