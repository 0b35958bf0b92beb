import { expect, it } from 'vitest';
import { currencySymbol, editableAmount, formatMoney, formatPrice, parseAmount } from './money.ts';

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

it.each([
  ['1,250.00', 125_000],
  ['1250', 125_000],
  [' $ 90.5 ', 9_050],
  ['90.', 9_000],
  ['0', 0],
  ['0.29', 29],
  ['1,234,567.89', 123_456_789],
  ['', null],
  ['-5', null],
  ['1,25', null],
  ['1.250', null],
  ['12,50.00', null],
  ['€5', null],
  ['free', null],
])('reads %j as %s cents', (text, cents) => {
  expect(parseAmount(text)).toBe(cents);
});

it('formats an amount as people type it', () => {
  expect(editableAmount(125_050)).toBe('1250.50');
  expect(parseAmount(editableAmount(125_050))).toBe(125_050);
  expect(currencySymbol()).toBe('$');
});
