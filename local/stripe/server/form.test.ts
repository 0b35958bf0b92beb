import { expect, test } from 'vitest';
import { paramName, parseForm } from './form.ts';

test('nested names become nested objects; empty brackets count up', () => {
  expect(parseForm('a=1&b[c]=2&b[d][0]=x&b[d][1]=y&expand[]=p&expand[]=q&e=')).toEqual({
    a: '1',
    b: { c: '2', d: { 0: 'x', 1: 'y' } },
    expand: { 0: 'p', 1: 'q' },
    e: '',
  });
});

test('names and values are decoded, and `__proto__` is a plain name', () => {
  const form = parseForm('metadata%5Bna%20me%5D=caf%C3%A9+%26&__proto__[polluted]=yes');
  expect(form.metadata).toEqual({ 'na me': 'café &' });
  expect(Object.keys(form)).toContain('__proto__');
  expect({}).not.toHaveProperty('polluted');
});

test.each(['a[b', 'a]b[', '[a]=1', 'a[b]c'])('the name %s is refused', (name) => {
  expect(() => parseForm(`${name}=1`)).toThrow('Invalid parameter name');
});

test('the name of a nested parameter is written as Stripe writes it', () => {
  expect(paramName(['line_items', 0, 'price'])).toBe('line_items[0][price]');
  expect(paramName([])).toBe('');
});
