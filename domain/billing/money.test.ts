import { expect, it } from 'vitest';
import { formatMoney } from './money.ts';

it.each([
  [3900, 'usd', '$39.00'],
  [123456, 'USD', '$1,234.56'],
  [0, 'usd', '$0.00'],
  [3900, 'eur', '€39.00'],
  [3900, 'jpy', '¥3,900'],
  [3900, '', '39.00'],
  [3900, 'nonsense', '39.00 nonsense'],
])('formats %d %s as %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});
