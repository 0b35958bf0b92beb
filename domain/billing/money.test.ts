import { expect, it } from 'vitest';
import { formatMoney, formatPrice } from './money.ts';

it.each([
  [3900, 'usd', '$39.00'],
  [123456, 'USD', '$1,234.56'],
  [0, 'usd', '$0.00'],
  [3900, 'eur', '€39.00'],
  [3900, 'jpy', '¥3,900'],
  [3900, 'kwd', 'KWD\u00a03.900'],
  [390_000, 'isk', 'ISK\u00a03,900'],
  [3900, 'mga', 'MGA\u00a03,900'],
  [3900, '', '39.00'],
  [3900, 'nonsense', '39.00 nonsense'],
])('formats %d %s as %s', (amount, currency, text) => {
  expect(formatMoney(amount, currency)).toBe(text);
});

it('formats a price without the zeros of a whole amount', () => {
  expect(formatPrice(3900, 'usd')).toBe('$39');
  expect(formatPrice(3950, 'usd')).toBe('$39.50');
  expect(formatPrice(100_000, 'usd')).toBe('$1,000');
  expect(formatPrice(3900, 'jpy')).toBe('¥3,900');
});
