import { serverTimestamp } from 'firebase/firestore';
import { describe } from 'vitest';
import { ADDRESSES } from '../../support/addresses.ts';
import { newProfile, publishedProvider, type Changes } from '../../support/documents.ts';
import { saveProfile } from '../../support/write-batches.ts';
import { allowed, denied, each, notOneLine } from '../../support/rules/cases.ts';
import { RulesProject, session } from '../../support/rules/project.ts';

const project = new RulesProject('profiles-fields', () => publishedProvider('provider-1'));

const texts = (count: number, length: number) =>
  Array.from({ length: count }, (_, index) => String(index).padStart(length, 'x'));
const url = (length: number) => 'https://example.com/'.padEnd(length, 'u');

const LINKS = ['website_url', 'facebook_url', 'instagram_url', 'twitter_url', 'linkedin_url'];
const allLinks = (value: unknown) => Object.fromEntries(LINKS.map((field) => [field, value]));

/** Returns the profiles with the addresses of the common table that are valid, or are not. */
const emails = (wanted: boolean) =>
  Object.fromEntries(
    Object.entries(ADDRESSES)
      .filter(([, isValid]) => isValid === wanted)
      .map(([email]) => [`the email ${JSON.stringify(email)}`, { email }]),
  );

const RIGHT: Record<string, Changes> = {
  'a display name of 120 characters': { display_name: 'n'.repeat(120) },
  'a display name in other scripts': { display_name: 'ريبيرا 水道 🔧' },
  'a display name of one sign': { display_name: '🔧' },
  'names with joiners': {
    ...{ display_name: '👩\u200d🔧 می\u200cخواهم', city: 'क्\u200dष' },
    ...{ services: ['می\u200cخواهم'], locations: ['क्\u200dष'] },
  },
  'a bio of 2,000 characters with line breaks': { bio: 'line\n'.repeat(400) },
  'thirty services of 60 characters': { services: texts(30, 60) },
  'no services and no locations': { services: [], locations: [] },
  'eight locations of 80 characters': { locations: texts(8, 80) },
  'a service with punctuation and other scripts': { services: ['Água & gás (24/7), 水道'] },
  'three trades': { trades: ['plumbing', 'drains', 'water-heaters'] },
  'no trades': { trades: [] },
  'a radius': { travel_radius: 100 },
  'no bio, city, phone, email or web address': {
    ...{ bio: null, city: null, phone: null, email: null },
    ...allLinks(null),
  },
  'an http address': { website_url: 'http://example.com' },
  'a web address in capitals, with a space': { website_url: 'HTTPS://example.com/a b' },
  'a web address of 500 characters': { website_url: url(500) },
  ...emails(true),
};

const WRONG: Record<string, Changes> = {
  'an empty display name': { display_name: '' },
  'a display name of spaces': { display_name: '   ' },
  'a display name of nothing to see': { display_name: '\u200b\u2060\u3164 \u2800\u00a0' },
  'no display name': { display_name: null },
  'a display name of 121 characters': { display_name: 'n'.repeat(121) },
  'a display name that is a number': { display_name: 5 },
  'a bio of 2,001 characters': { bio: 'b'.repeat(2001) },
  'a bio that is a list': { bio: ['b'] },
  'a city of 121 characters': { city: 'c'.repeat(121) },
  'a city that is a number': { city: 5 },
  'a phone of 41 characters': { phone: '5'.repeat(41) },
  'a phone that is a number': { phone: 5035550142 },
  'thirty-one services': { services: texts(31, 5) },
  'a service of 61 characters': { services: ['s'.repeat(61)] },
  'an empty service': { services: ['Heating', ''] },
  'one empty service alone': { services: [''] },
  'a service that is a number': { services: ['Heating', 7] },
  'a service that is null': { services: [null] },
  'a service that is a boolean': { services: [true] },
  'a service that is a map': { services: [{ name: 'Heating' }] },
  'services as one text': { services: 'Heating' },
  'services as a map': { services: { 0: 'Heating' } },
  'an empty text for services': { services: '' },
  'an empty map for services': { services: {} },
  'no list of services': { services: null },
  'nine locations': { locations: texts(9, 5) },
  'a location of 81 characters': { locations: ['l'.repeat(81)] },
  'a location that is a number': { locations: [97201] },
  'an empty location': { locations: [''] },
  'no list of locations': { locations: null },
  'four trades': { trades: ['plumbing', 'drains', 'roofing', 'siding'] },
  'a trade that is no id': { trades: ['House cleaning'] },
  'a trade of 41 characters': { trades: ['t'.repeat(41)] },
  'a trade that is a number': { trades: [1] },
  'a text for trades': { trades: 'plumbing' },
  'null for trades': { trades: null },
  'a radius that nobody can choose': { travel_radius: 1000 },
  'a text for a radius': { travel_radius: '25' },
  'null for a radius': { travel_radius: null },
  'an email in capitals': { email: 'Pro@doorstep.test' },
  'an email with a space around it': { email: ' pro@doorstep.test' },
  ...emails(false),
  'an email that is a link': { email: 'mailto:a' },
  'an email that is a list': { email: ['pro@doorstep.test'] },
  ...notOneLine<Changes>({
    'a display name': (display_name) => ({ display_name }),
    'a city': (city) => ({ city }),
    'a phone': (phone) => ({ phone }),
    'a service': (service) => ({ services: ['Heating', service] }),
    'a location': (location) => ({ locations: [location, 'Portland'] }),
  }),
  'a text for published': { published: 'true' },
  'a number for published': { published: 1 },
  'null for published': { published: null },
  'a text as time of creation': { created_at: 'today' },
  'a text as time of change': { updated_at: 'today' },
};
const WRONG_LINKS: Record<string, unknown> = {
  'a script': 'javascript:alert(1)',
  'a script behind a space': ' javascript:alert(1)//https://x.com',
  'a page of data': 'data:text/html,hi',
  'no scheme': 'example.com',
  'no scheme, and another host': '//evil.example',
  'a bare scheme': 'https://',
  '501 characters': url(501),
  'a number': 1,
  'a list': ['https://a.example'],
};

let created = 0;
const create = (changes: Changes, uid = `creator-${(created += 1)}`) =>
  saveProfile(project.as(session(uid)), { uid, profile: newProfile(uid, changes), claim: uid });
const update = (changes: Changes) =>
  saveProfile(project.as(session('provider-1')), {
    uid: 'provider-1',
    profile: { updated_at: serverTimestamp(), ...changes },
    update: true,
  });
const save = (changes: Changes) => [create(changes, 'wrong'), update(changes)];

describe('creating and changing a profile', () => {
  allowed(
    'with',
    each(RIGHT, (changes) => [create(changes), update(changes)]),
  );
  denied('with', {
    ...each(WRONG, save),
    ...each(WRONG_LINKS, (value) => LINKS.flatMap((field) => save({ [field]: value }))),
  });
});

allowed('a profile', {
  // @5.3.7
  'with every field as long as it may be': () =>
    update({
      ...Object.fromEntries(Object.values(RIGHT).flatMap((changes) => Object.entries(changes))),
      ...allLinks(url(500)),
      services: texts(30, 60),
      locations: texts(8, 80),
      phone: '5'.repeat(40),
      city: 'c'.repeat(120),
      bio: 'b'.repeat(2000),
      email: `${'e'.repeat(240)}@doorstep.test`,
    }),
});
