import { expect, it } from 'vitest';
import { hasPhoneNumber, phoneHref } from './phone.ts';

it.each([
  ['+44 (0)20 7946 0958', 'tel:+442079460958'],
  ['Text or call: 512-555-0100', 'tel:5125550100'],
  ['(512) 555-0100', 'tel:5125550100'],
  [' +1 512 555 0100', 'tel:+15125550100'],
  ['1 512 555 0100', 'tel:5125550100'],
  ['011 44 20 7946 0958', 'tel:+442079460958'],
  ['+39 06 698 1234', 'tel:+39066981234'],
  ['512-555-0100 ext. 12', 'tel:5125550100;ext=12'],
  ['+1 512-555-0100 x12', 'tel:+15125550100;ext=12'],
  ['512 555 0100 #3', 'tel:5125550100;ext=3'],
  ['512-555-0100 Mon-Fri 9-5', 'tel:5125550100'],
  ['Tel. 512.555.0100 24/7', 'tel:5125550100'],
  ['５１２‑555‑0100', 'tel:5125550100'],
  ['٥١٢٥٥٥٠١٠٠', 'tel:5125550100'],
  ['+1-512-555-0100 / +1 512 555 0100', 'tel:+15125550100'],
  ['1-800-FLOWERS', 'tel:8003569377'],
  ['Call 1 800 GO FEDEX today', 'tel:8004633339'],
  ['+1 800 CONTACTS', 'tel:+18002668228'],
  ['(512) 555-DANA', 'tel:5125553262'],
  ['1-800-flowers', 'tel:8003569377'],
  ['24/7 512-555-0100', 'tel:5125550100'],
  ['Mon-Fri 8-5 512-555-0100', 'tel:5125550100'],
  ['Suite 4 (512) 555-0100', 'tel:5125550100'],
  ['512-555-0100 512-555-0100', 'tel:5125550100'],
  ['512-555-0100, 24/7', 'tel:5125550100'],
  ['512-555-0100, 9-5', 'tel:5125550100'],
  ['512-555-0100, 78701 Austin', 'tel:5125550100'],
  ['512-555-0100 #1 in Austin', 'tel:5125550100'],
  ['512-555-0100 x 7 days', 'tel:5125550100'],
  ['512-555-0100 x12 after 5 pm', 'tel:5125550100;ext=12'],
  ['512-555-0100;ext=5', 'tel:5125550100;ext=5'],
])('links %j to %s', (typed, href) => {
  expect(phoneHref(typed)).toBe(href);
  expect(hasPhoneNumber(typed)).toBe(true);
});

it.each([
  null,
  'ask at the shop',
  '555 0100',
  '(0)20 7946 0958',
  '512-555-01002',
  '512-555-0100 or 512-555-0101',
  '512-555 ask Dana',
  '512 electrician',
  '2024-05-06 10:00',
  '911',
])('has no link rather than a wrong one for %j', (typed) => expect(phoneHref(typed)).toBeNull());

it.each([
  'call me maybe',
  'n/a',
  '555',
  '512',
  '512 electrician',
  '365 days a year',
  '1/2',
  '@dana',
])('finds no phone number in %j', (typed) => expect(hasPhoneNumber(typed)).toBe(false));

it.each([
  'Since 2012 we fix 5 pipes',
  'from 800 dollars',
  'Open 800 am to 5 pm Mon',
  '512 25 hours 5555',
  '(512) 555-01OO',
  '512-555-O1OO',
])('finds neither a number nor a link in %j', (typed) => {
  expect(phoneHref(typed)).toBeNull();
  expect(hasPhoneNumber(typed)).toBe(false);
});

it.each([
  '512-555-0100 or 512-555-0101',
  '(555) 123-4567',
  '800 FLOWERS',
  '(512) 555 DANA',
  '1 (800) flowers',
  '1 888 Plumber',
  '512-555-0100, 512-555-0101',
  '5125550100, 5125550101',
  '512.555.0100; 512.555.0101',
  'Lic. 123456, 512-555-0100',
  'Apt 4, 512-555-0100',
  '+1 512 5550100 2nd floor',
  '512_555_0100',
  '0044 20 7946 0958',
  '0044 (20) 7946 0958',
  '0044 (207) 946-0958',
  '+52 1 (55) 1234-5678',
  '+52 1 55 1234 5678',
  '00 49 (301) 234 5678',
  '+49 (0) (301) 234-5678',
  '+43 (0) (512) 555-0100',
])('finds a phone number in %j, which has no link', (typed) => {
  expect(phoneHref(typed)).toBeNull();
  expect(hasPhoneNumber(typed)).toBe(true);
});
