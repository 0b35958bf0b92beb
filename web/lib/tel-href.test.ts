import { describe, expect, it } from 'vitest';
import { telHref } from './tel-href.ts';

describe('telHref', () => {
  it.each([
    ['(512) 555-0100', 'tel:5125550100'],
    [' +1 512 555 0100', 'tel:+15125550100'],
    ['512-555-0100 ext. 12', 'tel:5125550100'],
    ['512-555-0100 x12', 'tel:5125550100'],
    ['512 555 0100 #3', 'tel:5125550100'],
  ])('converts %s to %s', (phone, href) => {
    expect(telHref(phone)).toBe(href);
  });

  it('is null without digits', () => {
    expect(telHref('ask at the shop')).toBeNull();
  });
});
