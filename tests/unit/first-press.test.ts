import { expect, it } from 'vitest';
import { figuresOf } from '../bench/first-press.ts';

const TIMES = { pressed: 10_000, answered: 10_020, isEarly: true, arrived: 13_900 };

it('measures the answer from the press, and the way to the sign-up without the fixed delay', () => {
  expect(figuresOf(TIMES, { waitsInApp: true }, 3000)).toEqual({ answer: 20, signUp: 900 });
  expect(figuresOf(TIMES, { waitsInApp: false }, 700)).toEqual({ answer: 20, signUp: 3200 });
});

it('subtracts the delay of the app only if the app waits, too', () => {
  const inApp = { ...TIMES, isEarly: false };
  expect(figuresOf(inApp, { waitsInApp: true }, 3000).signUp).toBe(900);
  expect(figuresOf(inApp, { waitsInApp: false }, 700).signUp).toBe(3900);
});
