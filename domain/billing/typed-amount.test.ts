import { expect, it } from 'vitest';
import { currencySymbol } from './money.ts';
import { editableAmount, parseAmount } from './typed-amount.ts';

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
