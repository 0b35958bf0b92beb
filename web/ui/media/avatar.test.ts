import { expect, test } from 'vitest';
import { initials } from './avatar.tsx';

test.each([
  ['Rivera Plumbing', 'RP'],
  ['nora', 'N'],
  ['Bob & Sons', 'BS'],
  ['"Best" (Austin) Movers', 'BA'],
  ['24 Hour Locks', '2H'],
  ['Плитка Коваленко', 'ПК'],
  ['  🔧 Fix it ', 'FI'],
  ['🔧🔧', '🔧'],
  ['👨‍👩‍👧‍👦', '👨‍👩‍👧‍👦'],
  ['e\u0301mile ñ', 'E\u0301Ñ'],
  ['निशा शर्मा', 'निश'],
  ['', ''],
])('the initials of %j are %j', (name, wanted) => {
  expect(initials(name)).toBe(wanted);
});
